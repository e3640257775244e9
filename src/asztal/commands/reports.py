"""`asztal reports`: what people think is wrong with a rule, listed, exported and closed."""

import textwrap
from argparse import Namespace
from typing import TYPE_CHECKING

from asztal.commands.common import print_json
from asztal.commands.home import open_database
from asztal.commands.serving import packages
from asztal.text import Problem, Texts

if TYPE_CHECKING:
    from asztal.server.storage.report_desk import StoredReport


def run_reports(args: Namespace, texts: Texts) -> int:
    """List the reports, or close or delete some by their numbers."""
    if (args.what == "list") == bool(args.number):
        raise Problem("reports-numbers")
    with packages("serve,home"):
        from asztal.server.storage.report_desk import close_reports, delete_reports, read_reports
    with open_database(args) as config:
        if args.what == "list":
            _print(read_reports(config, args.game, args.since, closed=args.all), args, texts)
            return 0
        changed = (close_reports if args.what == "close" else delete_reports)(config, args.number)
    print(texts.say("reports-changed", what=args.what, count=changed))
    return 0 if changed == len(set(args.number)) else 1


def _print(found: "list[StoredReport]", args: Namespace, texts: Texts) -> None:
    if args.json:
        print_json([_exported(report) for report in found])
    elif not found:
        print(texts.say("reports-none"))
    else:
        print("\n\n".join(_told(report, texts) for report in found))


def _exported(report: "StoredReport") -> dict[str, object]:
    closed = report.closed_at and report.closed_at.isoformat()
    return {**report._asdict(), "made_at": report.made_at.isoformat(), "closed_at": closed}


def _told(report: "StoredReport", texts: Texts) -> str:
    """A report in a few lines."""
    head = texts.say(
        "reports-head",
        number=str(report.id),
        at=f"{report.made_at:%Y-%m-%d %H:%M}",
        game=report.game,
        rules=str(report.rules),
        table=report.table_id,
        seat="none" if report.seat is None else str(report.seat),
        closed="yes" if report.closed_at else "no",
    )
    line = " ".join([str(report.line["text"]), *(f"[{clause}]" for clause in report.line["clauses"])])
    return "\n".join([head, textwrap.indent(line, "  > "), textwrap.indent(report.words, "  ")])
