"""`asztal eval`: how well a bot plays, with a receipt that anybody can check."""

from argparse import Namespace
from pathlib import Path

from asztal import registry
from asztal.bots import check_bot
from asztal.commands.common import checked_variant, engine_of, progress
from asztal.research import receipt as receipts
from asztal.text import Problem, Texts

_LEAST = 0.001  # the smallest chance that is said as a figure


def run_eval(args: Namespace, texts: Texts) -> int:
    """Play the games and print what came of them; write the receipt where it was asked for."""
    title = registry.find(args.game)
    for name in (args.bot, args.against):
        check_bot(name)
    variant = checked_variant(title, args.players, dict(args.variant))
    against = args.against if args.players > 1 else ""
    setting = receipts.EvaluationSetting(title.name, args.bot, against, args.players, variant, args.seed, args.games)
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


def verify_receipt(args: Namespace, receipt: receipts.Receipt, texts: Texts) -> int:
    """Check a receipt and say what was checked; exit code 1 where something does not hold or cannot be checked."""
    count = len(receipt.games)
    if receipt.made.packages and receipt.setting.game not in registry.titles():
        raise Problem("receipt-needs", game=receipt.setting.game, packages=_packages(receipt.made))
    again = list(range(count)) if args.all else receipts.drawn(count)
    here = receipts.made_here(registry.find(receipt.setting.game), receipt.setting)
    try:
        with progress(args, receipt.setting.game, texts, len(again)) as finished:
            others = receipts.check(receipt, here, again, finished)
    except receipts.NotKept as wrong:
        print(texts.say("verify-failed", file=args.file, reason=texts.say(wrong.key, **wrong.args_of)))
        print("  " + texts.say("receipt-checked", **_made(here)))
        return 1
    print(texts.say("receipt-unchecked" if others else "verify-holds", file=args.file, about=_about(receipt, texts)))
    if receipt.setting.seed is not None or not others:  # that nobody chose the deals is known where they were dealt
        print("  " + _deals(receipt, texts))
    print("  " + texts.say("receipt-figures-hold", count=count))
    if others:
        there, ours = _made(receipt.made), _made(here)
        parts = [texts.say("receipt-part", part=part, there=there[part], here=ours[part]) for part in others]
        print("  " + texts.say("receipt-other", parts="; ".join(parts)))
        print("  " + texts.say("receipt-here", **ours))
        _print_packages(receipt.made, texts)
        return 1
    if len(again) == count:
        print("  " + texts.say("receipt-all", count=count))
    else:
        print("  " + texts.say("receipt-again", count=len(again), numbers=", ".join(map(str, again))))
        print("  " + texts.say("receipt-missed", chances=_chances(count, len(again), texts)))
    print("  " + texts.say("receipt-checked", **_made(here)))
    return 0


def _chances(games: int, again: int, texts: Texts) -> str:
    """How often forgeries of some sizes are missed: a small one, a larger one, and half of the games."""
    said = []
    for forged in sorted({2, 5, games // 2}):
        chance = receipts.missed(games, forged, again)
        figure = texts.say("figure-percent", value=max(chance, _LEAST))
        if chance < _LEAST:
            figure = texts.say("receipt-hardly", chance=figure)
        said.append(texts.say("receipt-missed-of", chance=figure, forged=forged))
    return "; ".join(said)


def _about(receipt: receipts.Receipt, texts: Texts) -> str:
    setting = receipt.setting
    return texts.say(
        "eval-about",
        bot=setting.bot,
        game=setting.game,
        players=setting.players,
        against=setting.against,
        variant=", ".join(f"{name}={value}" for name, value in setting.variant.items()),
        games=setting.games,
    )


def _deals(receipt: receipts.Receipt, texts: Texts) -> str:
    seed = receipt.setting.seed
    return texts.say("eval-deals") if seed is None else texts.say("eval-seed", seed=str(seed))


def _made(made: receipts.Made) -> dict[str, str]:
    return {part: str(getattr(made, part)) or "-" for part in ("asztal", *receipts.PLAYS)}


def _print(receipt: receipts.Receipt, texts: Texts) -> None:
    print(_about(receipt, texts))
    print("  " + _deals(receipt, texts))
    for key, rate, form in (
        ("eval-won", receipt.won, "figure-percent"),
        ("eval-points", receipt.points, "figure-decimal"),
        ("eval-ahead", receipt.ahead, "figure-decimal"),
    ):
        if key == "eval-ahead" and receipt.setting.players == 1:
            continue
        said = {name: texts.say(form, value=getattr(rate, name)) for name in ("mean", "low", "high")}
        print("  " + texts.say(key, **said))
    print("  " + texts.say("eval-made", **_made(receipt.made)))
    _print_packages(receipt.made, texts)


def _print_packages(made: receipts.Made, texts: Texts) -> None:
    if made.packages:
        print("  " + texts.say("eval-packages", packages=_packages(made)))


def _packages(made: receipts.Made) -> str:
    return ", ".join(f"{name} {version}" for name, version in made.packages.items())
