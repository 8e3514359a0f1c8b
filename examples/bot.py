#!/usr/bin/env python3
"""A small bot for Mille Sabots: it reads lines of JSON and answers with lines of JSON.

    sabots arena classic --seats cmd:examples/bot.py,beginner --games 200

docs/bot-protocol.md says what travels.
"""

import json
import sys

# What it likes to do, the best first. Whatever begins with none of these comes last.
TASTE = ["replies", "lays", "attacks", "walks", "leaves", "draws", "plays", "discards"]


def kilometres(words):
    """The kilometres of a distance that is laid or discarded, or 0."""
    return int(words[2]) if len(words) > 2 and words[2].isdigit() else 0


def liking(line):
    """How much the bot likes an action, which is written like "A lays 100"."""
    words = line.split()
    verb = words[1]
    rank = TASTE.index(verb) if verb in TASTE else len(TASTE)
    # Long distances are laid, and short ones are thrown away.
    km = kilometres(words) if verb == "lays" else -kilometres(words)
    return (-rank, km)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "decide":
            action = max(message["legal"], key=liking)
            answer = {"question": message["question"], "action": action}
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
