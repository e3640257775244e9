"""The API reference: what the packages for others name in `__all__`, with what their docstrings say.

It reads the sources and imports nothing, so the libraries that a package needs may be missing.
"""

import ast
from collections.abc import Iterator
from html import escape
from inspect import cleandoc
from pathlib import Path
from typing import NamedTuple, TypeAlias

from tools.handbook.pages import ROOT, write

SOURCES = ROOT / "src"
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Definition: TypeAlias = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
# A page has the modules in this order.
PAGES = {
    "reference/kernel.md": ("Reference: the kernel", ["asztal.kernel", "asztal.kernel.rules", "asztal.kernel.record"]),
    "reference/bots.md": ("Reference: bots", ["asztal.bots"]),
    "reference/research.md": ("Reference: environments", ["asztal.research"]),
    "reference/client.md": ("Reference: a program at a seat", ["asztal.client.seat"]),
}


class Named(NamedTuple):
    """A public name of a module and where it is defined."""

    name: str
    node: ast.stmt


def write_reference(folder: Path) -> None:
    """One page for each package."""
    for page, (title, modules) in PAGES.items():
        write(folder, page, f"# {title}\n\n" + "\n".join(described(module) for module in modules))


def described(module: str) -> str:
    """A module: what it is for, and each of its public names."""
    tree = _tree(module)
    told = ast.get_docstring(tree) or ""
    parts = [f"## {module}\n\n{told}\n"]
    parts += [_described(named) for named in sorted(public(module), key=lambda named: named.name.lower())]
    return "\n".join(parts)


def public(module: str) -> list[Named]:
    """What a module offers: the names of its `__all__`, else its own without an underscore."""
    tree = _tree(module)
    own = {name: node for node in tree.body for name in _names(node)}
    if "__all__" not in own:
        return [Named(name, node) for name, node in own.items() if not name.startswith("_") and _is_said(node)]
    listed = own["__all__"]
    assert isinstance(listed, ast.Assign)
    return [Named(name, _defined(module, name)) for name in ast.literal_eval(listed.value)]


def _is_said(node: ast.stmt) -> bool:
    return isinstance(node, Definition)


def _tree(module: str) -> ast.Module:
    path = SOURCES / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text("utf-8"))


def _names(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, Definition):
        yield node.name
    elif isinstance(node, ast.Assign):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield node.target.id


def _defined(module: str, name: str) -> ast.stmt:
    """The definition, followed through what modules import from each other."""
    tree = _tree(module)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and name in {found.name for found in node.names}:
            return _defined(node.module, name)
    for node in tree.body:
        if name in _names(node):
            return node
    raise LookupError(f"{module} does not define {name}")


def _described(named: Named) -> str:
    name, node = named
    if isinstance(node, ast.ClassDef):
        return "\n".join([f"### {name}\n", _code(_head(node)), _said(node), *_inside(node)])
    if isinstance(node, Function):
        return "\n".join([f"### {name}\n", _code(signature(node)), _said(node)])
    return f"### {name}\n\n{_code(ast.unparse(node))}"


def _head(node: ast.ClassDef) -> str:
    bases = [ast.unparse(base) for base in node.bases]
    return f"class {node.name}" + (f"({', '.join(bases)})" if bases else "")


def signature(node: Function) -> str:
    """A function as it is called, without its decorators and without `self`."""
    taken = ast.unparse(node.args)
    for own in ("self", "cls"):
        taken = taken.removeprefix(own).removeprefix(", ") if taken.split(",")[0] == own else taken
    begins = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{begins} {node.name}({taken}){returns}"


def _inside(node: ast.ClassDef) -> Iterator[str]:
    """Fields, then what it can do."""
    fields = [
        ast.unparse(each)
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and not each.target.id.startswith("_")
    ]
    if fields:
        yield _code("\n".join(fields))
    for each in node.body:
        if isinstance(each, Function) and not each.name.startswith("_") and ast.get_docstring(each):
            yield f"#### {node.name}.{each.name}\n\n{_code(signature(each))}\n{_said(each)}"


def _code(text: str) -> str:
    """As it is, without colours: there are hundreds of them."""
    return f'<pre class="signature"><code>{escape(text)}</code></pre>\n'


def _said(node: Definition) -> str:
    return cleandoc(ast.get_docstring(node) or "") + "\n"
