"""`asztal completion`: a script by which a shell completes commands, options, games and bots."""

from argparse import Namespace
from collections.abc import Iterable, Iterator
from shlex import quote

from asztal import registry
from asztal.bots import bots
from asztal.commands.declared import ALONE, COMMANDS, COMMON, LANG
from asztal.commands.parser import Taken
from asztal.terminal.people import ME
from asztal.text import Texts

LISTS = ("bots", "players")  # several of them, with commas between them
PATHS = ("files", "folders")
NAMES = [command.name for command in COMMANDS]


def print_completion(args: Namespace, texts: Texts) -> int:
    """Print the script of a shell; it holds the games and bots that there are now."""
    print({"bash": _bash, "zsh": _zsh, "fish": _fish}[args.shell](texts), end="")
    return 0


def _offered(taken: Taken) -> str:
    """The words that may stand there."""
    if isinstance(taken.offers, tuple):
        return " ".join(taken.offers)
    known: dict[str, Iterable[str]] = {
        "games": registry.titles(),
        "bot": bots(),
        "bots": bots(),
        "players": (ME, *bots()),
    }
    return " ".join(known.get(taken.offers, ()))


def _options(takes: tuple[Taken, ...]) -> list[Taken]:
    return [taken for taken in takes if taken.is_option]


def _arguments(takes: tuple[Taken, ...]) -> list[Taken]:
    return [taken for taken in takes if not taken.is_option]


# --- bash -----------------------------------------------------------------------------------------------------------

_BASH = """\
_asztal() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} command= option= offered= list= before= each
    local -i place=0
    for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        if [[ $each == "=" ]]; then option=${{option:-=}}  # bash makes three words of --lang=hu
        elif [[ $option ]]; then option=
        elif [[ $each == -* ]]; then
            case "$each" in {valued}) option=$each ;; esac
        elif [[ ! $command ]]; then command=$each
        else place+=1
        fi
    done
    [[ $word == "=" ]] && word=
    if [[ ! $option && $word == -* ]]; then
        case "$command" in
{options}
        esac
    elif [[ ! $option && ! $command ]]; then offered="{commands}"
    else
        case "$command ${{option:-$place}}" in
{values}
        esac
    fi
    if [[ $list ]]; then
        compopt -o nospace 2>/dev/null
        [[ $word == *,* ]] && before=${{word%,*}},
    fi
    COMPREPLY=($(compgen -P "$before" -W "$offered" -- "${{word#"$before"}}"))
}}
complete -F _asztal asztal
"""


def _bash(texts: Texts) -> str:
    options, values, valued = [], [f"            *' --lang') {_bash_value(LANG)} ;;"], {LANG.names[0]: LANG}
    for name, takes in (("", ALONE), *((command.name, (*COMMON, *command.takes)) for command in COMMANDS)):
        names = " ".join(long for taken in _options(takes) for long in taken.names if long.startswith("--"))
        options.append(f'            "{name}") offered="{names}" ;;')
        given = {taken.names[0]: taken for taken in _options(takes) if taken.needs_value and taken is not LANG}
        valued |= given
        places = [*enumerate(_arguments(takes)), *given.items()]
        values += [f"            '{name} {place}') {_bash_value(taken)} ;;" for place, taken in places if taken.offers]
    return _BASH.format(
        commands=" ".join(NAMES), options="\n".join(options), values="\n".join(values), valued=" | ".join(valued)
    )


def _bash_value(taken: Taken) -> str:
    if taken.offers in PATHS:
        return f"compopt -o {'default' if taken.offers == 'files' else 'dirnames'} 2>/dev/null"
    return f'offered="{_offered(taken)}"' + (" list=1" if taken.offers in LISTS else "")


# --- zsh ------------------------------------------------------------------------------------------------------------

_ZSH = """\
#compdef asztal
_asztal() {{
    local curcontext=$curcontext state line
    local -a commands
    _arguments -C {alone} '1: :->command' '*:: :->taken'
    case $state in
        command)
            commands=({commands})
            _describe -t commands command commands ;;
        taken)
            case $words[1] in
{takes}
            esac ;;
    esac
}}
if [[ $funcstack[1] == _asztal ]]; then _asztal "$@"; else compdef _asztal asztal; fi
"""


def _zsh(texts: Texts) -> str:
    takes = (
        f"                {command.name}) _arguments {_zsh_taken((*COMMON, *command.takes), texts)} ;;"
        for command in COMMANDS
    )
    commands = (quote(f"{command.name}:{texts.say(command.about)}") for command in COMMANDS)
    return _ZSH.format(alone=_zsh_taken(ALONE, texts), commands=" ".join(commands), takes="\n".join(takes))


def _zsh_taken(takes: tuple[Taken, ...], texts: Texts) -> str:
    return " ".join(map(quote, (*_zsh_options(_options(takes), texts), *map(_zsh_argument, _arguments(takes)))))


def _zsh_options(options: list[Taken], texts: Texts) -> Iterator[str]:
    for taken in options:
        about = _zsh_plain(texts.say(taken.about))
        again = "*" if taken.settings.get("action") == "extend" else f"({' '.join(taken.names)})"
        optional = ":" if taken.settings.get("nargs") == "?" else ""
        value = f"{optional}{_zsh_value(taken)}" if taken.needs_value or optional else ""
        yield from (f"{again}{name}[{about}]{value}" for name in taken.names)


def _zsh_argument(taken: Taken) -> str:
    optional = ":" if taken.settings.get("nargs") == "?" else ""
    return f"{'*' if taken.settings.get('nargs') == '*' else ''}{optional}{_zsh_value(taken)}"


def _zsh_value(taken: Taken) -> str:
    if taken.offers in PATHS:
        action = "_files" if taken.offers == "files" else "_files -/"
    elif taken.offers in LISTS:
        action = f"_sequence compadd - {_offered(taken)}"
    else:
        action = f"({_offered(taken)})" if taken.offers else " "
    return f":{_zsh_plain(taken.settings['metavar'])}:{action}"


def _zsh_plain(text: str) -> str:
    """A text that says nothing to `_arguments`."""
    return "".join(f"\\{sign}" if sign in "[]:\\" else sign for sign in text)


# --- fish -----------------------------------------------------------------------------------------------------------

_FISH = """\
function __asztal_at
    for word in (commandline -opc)
        if contains -- $word {commands}
            test "$word" = "$argv"
            return
        end
    end
    test -z "$argv"
end
complete -c asztal -f
{lines}
"""


def _fish(texts: Texts) -> str:
    lines = [_fish_option(taken, "__asztal_at", texts) for taken in _options(ALONE)]
    for command in COMMANDS:
        lines.append(_fish_line("__asztal_at", f"-a {command.name}", texts.say(command.about)))
        here = f"__asztal_at {command.name}"
        lines += (_fish_option(taken, here, texts) for taken in _options((*COMMON, *command.takes)))
        for taken in _arguments(command.takes):
            if taken.offers in PATHS:
                lines.append(_fish_line(here, "-F"))
            elif taken.offers:
                words = _offered(taken)
                lines.append(_fish_line(f"{here}; and not __fish_seen_subcommand_from {words}", f"-a '{words}'"))
                here += f"; and __fish_seen_subcommand_from {words}"  # the next argument's turn comes after this one
    return _FISH.format(commands=" ".join(NAMES), lines="\n".join(lines))


def _fish_option(taken: Taken, here: str, texts: Texts) -> str:
    names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in taken.names)
    value = " -x" if taken.needs_value else ""
    if taken.offers in PATHS:
        value = " -r -F" if taken.offers == "files" else " -x -a '(__fish_complete_directories)'"
    elif taken.offers in LISTS:
        value += f" -a '(__fish_append , {_offered(taken)})'"
    elif taken.offers:
        value += f" -a '{_offered(taken)}'"
    return _fish_line(here, names + value, texts.say(taken.about))


def _fish_line(here: str, offer: str, about: str = "") -> str:
    said = about.replace("\\", "\\\\").replace("'", "\\'")
    return f"complete -c asztal -n '{here}' {offer}" + (f" -d '{said}'" if said else "")
