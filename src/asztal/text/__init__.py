"""Sentences for people, in English, Hungarian and German."""

from asztal.text.messages import LANGUAGES, Problem, Texts, UnknownLanguage

__all__ = ["LANGUAGES", "Problem", "Texts", "UnknownLanguage"]
