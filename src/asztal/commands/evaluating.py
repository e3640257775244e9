"""`asztal eval`: how well a bot plays, with a receipt that anybody can check."""

from argparse import Namespace
from pathlib import Path

from asztal import registry
from asztal.bots import BOTS, UnknownBot
from asztal.commands.common import checked_variant, engine_of, progress
from asztal.research import receipt as receipts
from asztal.text import Texts


def run_eval(args: Namespace, texts: Texts) -> int:
    """Play the games and print what came of them; write the receipt where it was asked for."""
    title = registry.find(args.game)
    for name in (args.bot, args.against):
        if name not in BOTS:
            raise UnknownBot(name)
    variant = checked_variant(title, args.players, dict(args.variant))
    against = args.against if args.players > 1 else ""
    setting = receipts.Setting(title.name, args.bot, against, args.players, variant, args.seed, args.games)
    with progress(args, title.name, texts) as finished:
        receipt = receipts.evaluated(setting, engine_of(args), finished)
    text = receipts.written(receipt)
    if args.receipt:
        Path(args.receipt).write_text(text, encoding="utf-8")
    if args.json:
        print(text, end="")
    else:
        _print(receipt, texts)
    return 0


def verify_receipt(file: str, receipt: receipts.Receipt, texts: Texts) -> int:
    """Check a receipt and say what was checked; exit code 1 where something does not hold or cannot be checked."""
    try:
        again, here = receipts.check(receipt)
    except receipts.NotKept as wrong:
        print(texts.say("verify-failed", file=file, reason=texts.say(wrong.key, **wrong.args_of)))
        return 1
    about = texts.say("eval-about", **_about(receipt))
    if here is not None:
        print(texts.say("verify-partly", file=file, about=about))
        print("  " + texts.say("receipt-figures-hold", count=len(receipt.games)))
        print("  " + texts.say("receipt-other-engine", here=here.engine, there=receipt.made.engine))
        return 1
    print(texts.say("verify-holds", file=file, about=about))
    print("  " + texts.say("receipt-figures-hold", count=len(receipt.games)))
    print("  " + texts.say("receipt-again", count=len(again), numbers=", ".join(map(str, again))))
    return 0


def _about(receipt: receipts.Receipt) -> dict[str, str | int]:
    setting = receipt.setting
    variant = ", ".join(f"{name}={value}" for name, value in setting.variant.items())
    return {
        "bot": setting.bot,
        "game": setting.game,
        "players": setting.players,
        "against": setting.against,
        "variant": variant,
        "games": setting.games,
        "seed": str(setting.seed),
    }


def _print(receipt: receipts.Receipt, texts: Texts) -> None:
    print(texts.say("eval-about", **_about(receipt)))
    for key, rate, form in (
        ("eval-won", receipt.won, "figure-percent"),
        ("eval-points", receipt.points, "figure-decimal"),
        ("eval-ahead", receipt.ahead, "figure-decimal"),
    ):
        if key == "eval-ahead" and receipt.setting.players == 1:
            continue
        said = {name: texts.say(form, value=getattr(rate, name)) for name in ("mean", "low", "high")}
        print("  " + texts.say(key, **said))
    made = receipt.made
    print("  " + texts.say("eval-made", engine=made.engine, rules=str(made.rules), weights=made.weights or "-"))
