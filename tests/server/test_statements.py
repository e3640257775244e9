"""Where SQL is written as text: at the head of modules that use the driver's own connection, and nowhere else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import asztal.server
from asztal.server.storage import schema

SERVER = Path(asztal.server.__file__).parent
SQL = re.compile(r"\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|CREATE|ALTER|DROP|TRUNCATE|COPY|SET LOCAL|LISTEN)\b")
MANY = "one statement for many tables or people"
HOT = "for every move, where the time counts"
NO_POOL = "a connection of its own"
TEXT = {
    "clocks/keeper.py": HOT,
    "cluster/listening.py": NO_POOL,
    "cluster/publishing.py": NO_POOL,
    "home/embedded.py": NO_POOL,
    "metrics.py": "the queue's own tables, which no model describes",
    "notices/channels.py": MANY,
    "notices/deliveries.py": MANY,
    "notices/maker.py": MANY,
    "notices/occasions.py": MANY,
    "notices/sender.py": MANY,
    "notices/settings.py": MANY,
    "people/mailboxes.py": MANY,
    "people/told.py": MANY,
    "storage/backup.py": MANY,
    "storage/cells.py": NO_POOL,
    "storage/erased_list.py": NO_POOL,
    "storage/jobs.py": MANY,
    "storage/newer_rules.py": NO_POOL,
    "storage/report_desk.py": NO_POOL,
    "storage/retention.py": MANY,
    "storage/statements.py": HOT,
    "tables/stored/since.py": HOT,
    "tables/play/reports.py": "counts and adds under a lock that no model describes",
    "wake/claims_due.py": MANY,
    "wake/clocks.py": MANY,
    "wake/expiry.py": MANY,
    "wake/held_due.py": MANY,
    "wake/loop.py": MANY,
    "wake/starts.py": MANY,
    "wake/turns.py": MANY,
}
COMPOSED = {"storage/backup.py"}  # of names of tables, quoted by the driver, inside functions
DEFAULTS = {f"storage/{module.__name__.rpartition('.')[2]}.py" for module in schema.ALL}  # of columns


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SERVER.rglob("*.py")):
        name = path.relative_to(SERVER).as_posix()
        if "migrations/" not in name:
            yield name, ast.parse(path.read_text())


def statements(tree: ast.AST) -> set[ast.Constant]:
    found = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {node for node in found if isinstance(node.value, str) and SQL.match(node.value)}


def test_sql_is_text_only_where_there_is_a_reason() -> None:
    found = {name for name, tree in modules() if statements(tree)}
    assert found == set(TEXT)


def test_text_is_a_constant_in_capitals_at_the_head_of_its_module() -> None:
    for name, tree in modules():
        heads = [node for node in tree.body if isinstance(node, ast.Assign)]
        named = [node for node in heads if all(isinstance(t, ast.Name) and t.id.isupper() for t in node.targets)]
        constants = {found for node in named for found in statements(node)}
        assert statements(tree) <= constants or name in COMPOSED, name


def test_on_sqlalchemys_connection_statements_are_built_from_the_models() -> None:
    for name, tree in modules():
        imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
        names = {alias.name for node in imports if node.module == "sqlalchemy" for alias in node.names}
        assert "text" not in names or name in DEFAULTS | {"metrics.py"}, name


def test_the_name_of_a_module_is_used_once() -> None:
    names = [Path(name).stem for name, _ in modules() if not name.endswith("__init__.py")]
    assert sorted(names) == sorted(set(names))
