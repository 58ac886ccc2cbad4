#!/usr/bin/env python3
"""Checks the open feed of a tournament of Gelanggang, with nothing but Python's standard library.

    python3 scripts/check-feed.py https://…/api/feed/piala-merdeka      from a server
    python3 scripts/check-feed.py FOLDER                                from files (--save FOLDER keeps what a server told)
    python3 scripts/check-feed.py --histories < LINES                   of each line, facts and medals: {"facts", "medals"}

It shares no line with the program, and docs/feed.md tells all that it does: who trusts neither can compare the two. It reads
the log from its first record, checks the chain of hashes and, with openssl on the path, the site's signature, compares what
the log tells with the document and the names with what binds them, then finds out by itself who reached which match and who
won which medal. Prints one line for each thing checked; ends with 1 where one differs.
"""
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from base64 import b64decode, b64encode
from fractions import Fraction

START = "0" * 64
PAGE_RECORDS = 250
CORNERS = ("blue", "red")
MEDALS = ("gold", "silver", "bronze")
MOST_BYTES = 200_000_000
TRIES = 5


class Differs(Exception):
    """What was told is not what follows from the rest."""


def other(corner):
    return "red" if corner == "blue" else "blue"


def sha256(data):
    return hashlib.sha256(data).hexdigest()


# --- where it is read from ------------------------------------------------------------------------------------------------


class Site:
    def __init__(self, address):
        self.address = address.rstrip("/")

    def read(self, name):
        if name == "key":
            url = self.address.rsplit("/feed/", 1)[0] + "/feed-key"
        else:
            url = self.address + {"document": ""}.get(name, "/" + name)
        with urllib.request.urlopen(url, timeout=60) as answer:
            return answer.read(MOST_BYTES)


class Folder:
    def __init__(self, path):
        self.path = path

    def file(self, name):
        return os.path.join(self.path, *(name + (".ndjson" if name.startswith("pages/") else ".json")).split("/"))

    def read(self, name):
        with open(self.file(name), "rb") as file:
            return file.read(MOST_BYTES)

    def write(self, name, data):
        os.makedirs(os.path.dirname(self.file(name)), exist_ok=True)
        with open(self.file(name), "wb") as file:
            file.write(data)


# --- the log --------------------------------------------------------------------------------------------------------------


def read_log(read, head):
    """All lines, as bytes, in order."""
    lines = []
    if head["page_records"] != PAGE_RECORDS or len(head["open"]) >= PAGE_RECORDS:
        raise Differs("pages of another size than the format has")
    for number, page_hash in enumerate(head["pages"], 1):
        page = read(f"pages/{number}/{page_hash}").split(b"\n")[:-1]
        if len(page) != head["page_records"]:
            raise Differs(f"page {number} has {len(page)} records")
        lines += page
        if sha256(page[-1]) != page_hash:
            raise Differs(f"page {number} is not the one that the head names")
    return lines + [line.encode() for line in head["open"]]


def check_chain(head, lines):
    """The records, each bound to the one before."""
    before, records = START, []
    for number, line in enumerate(lines, 1):
        record = json.loads(line)
        if record["number"] != number:
            raise Differs(f"record {number} says that it is {record['number']}")
        if record["before"] != before:
            raise Differs(f"record {number} does not follow from the one before it")
        before = sha256(line)
        records.append(record)
    if len(records) != head["records"] or before != head["hash"]:
        raise Differs("the log does not end where the head says")
    return records


def facts_of(records):
    facts = {}
    for record in records:
        if record["value"] is None:
            if facts.pop(record["key"], None) is None:
                raise Differs(f"record {record['number']} takes away what is not there")
        else:
            facts[record["key"]] = record["value"]
    return facts


def plain_bytes(text):
    """Of base64 that has one way to be written only."""
    data = b64decode(text, validate=True)
    if b64encode(data).decode() != text:
        raise Differs("not written as base64 is")
    return data


def check_signature(head, key):
    """Whether openssl was there to check it."""
    signed = "\n".join([head["format"], str(head["version"]), str(head["tournament"]["id"]), str(head["records"]), head["hash"], head["document"], ""])
    if signed != head["signed"]:
        raise Differs("another text was signed than the head tells")
    pem = key["public_key"]
    first, *body, last = pem.strip().split("\n")
    if (key["algorithm"], first, last) != ("Ed25519", "-----BEGIN PUBLIC KEY-----", "-----END PUBLIC KEY-----"):
        raise Differs("not a public key of Ed25519")
    if sha256(plain_bytes("".join(body))) != key["key"] or key["key"] != head["key"]:
        raise Differs("the head was signed with another key")
    signature = plain_bytes(head["signature"])
    with tempfile.TemporaryDirectory() as folder:
        paths = {name: os.path.join(folder, name) for name in ("key", "text", "signature")}
        for name, data in (("key", pem.encode()), ("text", signed.encode()), ("signature", signature)):
            with open(paths[name], "wb") as file:
                file.write(data)
        command = ["openssl", "pkeyutl", "-verify", "-pubin", "-inkey", paths["key"], "-rawin", "-in", paths["text"]]
        try:
            done = subprocess.run(command + ["-sigfile", paths["signature"]], capture_output=True, timeout=60)
        except FileNotFoundError:
            return False
    if done.returncode != 0:
        raise Differs("the signature is not that of the site's key")
    return True


def of_subject(facts, subject):
    found = {}
    for key, value in facts.items():
        kind, _, name = key.partition(":")
        if kind == subject:
            found[int(name) if name.isdigit() else name] = value
    return found


# --- brackets -------------------------------------------------------------------------------------------------------------


class Bracket:
    """Who stands where, from the draw and the results alone."""

    def __init__(self, pool, matches):
        self.matches = pool["matches"]
        self.results = {one["id"]: matches.get(one["id"], {}).get("result") for one in self.matches}
        self.feeders, self.known = {}, {}
        for match in self.matches:
            for link in ("next", "loser"):
                if match[link]:
                    self.feeders[match[link]["match"], match[link]["corner"]] = (match, link == "loser")

    def slot(self, match, corner):
        """A unit, 'bye', or None."""
        place = (match["id"], corner)
        if place not in self.known:
            feeder = self.feeders.get(place)
            self.known[place] = self.came_from(*feeder) if feeder else match[corner]
        return self.known[place]

    def is_bye(self, match):
        return "bye" in (self.slot(match, "blue"), self.slot(match, "red"))

    def is_decided(self, match):
        return self.results[match["id"]] is not None

    def came_from(self, match, is_loser):
        if self.is_bye(match):
            units = [self.slot(match, corner) for corner in CORNERS]
            units = [unit for unit in units if unit not in ("bye", None)]
            return units[0] if units and not is_loser else None
        result = self.results[match["id"]]
        if result is None or result["winner"] is None or (is_loser and result["is_walkover"]):
            return None
        unit = self.slot(match, other(result["winner"]) if is_loser else result["winner"])
        return None if unit == "bye" else unit

    def unit(self, match, corner):
        unit = self.slot(match, corner)
        return None if unit == "bye" else unit

    def winner_of(self, match):
        result = self.results[match["id"]]
        return result["winner"] if result else None

    def let_lone_win(self, out):
        """Who was the last one left in a match and could not win it, since it is disqualified, is read as its winner."""
        for match in sorted(self.matches, key=lambda one: one["round"]):
            there = [corner for corner in CORNERS if self.unit(match, corner) is not None]
            if not self.is_decided(match) or self.winner_of(match) is not None or len(there) != 1:
                continue
            if self.unit(match, there[0]) in out:
                self.results[match["id"]] = dict(self.results[match["id"]], winner=there[0])
                self.known = {}


def without_disqualified(bracket, out):
    """Units by (match, corner) as they count for medals: who was disqualified gives its place to whom it had beaten."""
    units = {(match["id"], corner): bracket.unit(match, corner) for match in bracket.matches for corner in CORNERS}
    if not out:
        return units
    feeders = {
        (match["next"]["match"], match["next"]["corner"]): match for match in bracket.matches if match["next"]
    }

    def heir_at(match, corner):
        feeder = feeders.get((match["id"], corner))
        return places_of(feeder)[0] if feeder else None

    def has_no_place(match):
        after = next((one for one in bracket.matches if match["next"] and one["id"] == match["next"]["match"]), None)
        return after is not None and bracket.is_decided(after) and bracket.winner_of(after) is None

    def places_of(match):
        won = bracket.winner_of(match)
        if won is None:
            return None, None
        lost = other(won)

        def held_by(corner):
            unit = bracket.unit(match, corner)
            return heir_at(match, corner) if unit in out else unit

        unit = bracket.unit(match, won)
        if unit not in out:
            return unit, held_by(lost)
        heirs = [heir for heir in (held_by(lost), heir_at(match, won)) if heir is not None]
        # nobody has won the match that it led to: there is no place in it to take
        heirs = [None] + heirs if has_no_place(match) else heirs
        return tuple((heirs + [None, None])[:2])

    finals = [match for match in bracket.matches if not match["next"] and not match["is_third_place"]]
    promoted = {unit for match in finals for unit in places_of(match)}
    for match in bracket.matches:
        won = bracket.winner_of(match)
        if won is None:
            continue
        if match["is_third_place"]:
            both = [bracket.unit(match, corner) for corner in (won, other(won))]
            left = [unit for unit in both if unit not in out and unit not in promoted]
            first, second = (left + [None, None])[:2]
        else:
            first, second = places_of(match)
        units[match["id"], won], units[match["id"], other(won)] = first, second
    return units


def bracket_medals(pool, matches, out):
    """Units by medal, those who had nobody to fight under 'alone', and whether the pool is over."""
    bracket, dummies = Bracket(pool, matches), set(pool["dummies"])
    bracket.let_lone_win(out)
    units = without_disqualified(bracket, out)
    medals = {medal: [] for medal in (*MEDALS, "alone")}
    finals = [match for match in bracket.matches if not match["next"] and not match["is_third_place"]]
    final_ids = {match["id"] for match in finals}
    fed = {match["next"]["match"] for match in bracket.matches if match["next"]}

    def placed(match, is_winner):
        won = bracket.winner_of(match)
        if won is None:
            return []
        unit = units[match["id"], won if is_winner else other(won)]
        return [] if unit is None else [unit]

    for final in finals:
        both = [units[final["id"], corner] for corner in CORNERS if units[final["id"], corner] is not None]
        real = [unit for unit in both if unit not in dummies]
        is_bye = bracket.is_bye(final)
        if final["id"] not in fed and len(real) == 1 and (is_bye or len(both) > 1):
            if is_bye or bracket.is_decided(final):
                medals["alone"] += [unit for unit in real if unit not in out]
            continue
        medals["gold"] += real if is_bye else placed(final, True)
        medals["silver"] += placed(final, False)
    third = [match for match in bracket.matches if match["is_third_place"]]
    if third:
        medals["bronze"] += placed(third[0], True)
    else:
        for match in bracket.matches:
            if match["next"] and match["next"]["match"] in final_ids:
                medals["bronze"] += placed(match, False)
    for medal in MEDALS:
        medals[medal] = [unit for unit in medals[medal] if unit not in dummies]
    is_over = all(bracket.is_decided(match) or bracket.is_bye(match) for match in bracket.matches)
    return medals, is_over


# --- performances ---------------------------------------------------------------------------------------------------------

WORD = 0xFFFFFFFF


def derive_seed(seed, label):
    def rotate(value, by):
        return ((value << by) | (value >> (32 - by))) & WORD

    def multiply(a, b):
        return (a * b) & WORD

    def finish(value):
        value = multiply(value ^ (value >> 16), 0x85EBCA6B)
        value = multiply(value ^ (value >> 13), 0xC2B2AE35)
        return value ^ (value >> 16)

    high, low = int(seed[:8], 16) ^ 0x9E3779B9, int(seed[8:], 16) ^ 0x85EBCA6B
    for unit in label.encode("ascii"):
        high = multiply(rotate(multiply(high ^ unit, 0xCC9E2D51), 15), 0xE6546B65 ^ 0xCC9E2D51)
        low = multiply(rotate(multiply(low ^ unit, 0x1B873593), 15), 0xE6546B65 ^ 0x1B873593)
    high = finish(high ^ multiply(low, 5) ^ len(label))
    low = finish(low ^ multiply(high, 9))
    return f"{high:08x}{low:08x}"


def worth_of(performance):
    """(final, penalty, seconds off, square of the deviation), the better one smaller; checks what it is said to be worth."""
    time, seconds, scores = performance["time"], performance["seconds"] or 0, sorted(performance["scores"])
    off = max(0, time["min"] - seconds, seconds - time["max"])
    is_out = time["is_costed"] and off > time["tolerance"]
    is_far_out = is_out and time["out_after"] is not None and off > time["out_after"]
    half = len(scores) // 2
    median = 5 * (scores[half - 1] + scores[half])
    penalty = 10 * (performance["penalty"] + (50 if is_out and not is_far_out else 0))
    final = 0 if is_far_out else max(0, median - penalty)
    if final != performance["final"]:
        raise Differs(f"a performance is worth {final}, not {performance['final']}")
    count = len(scores)
    squares = Fraction(count * sum(score * score for score in scores) - sum(scores) ** 2, count * count)
    return -final, penalty, off if time["is_costed"] else 0, squares


def performance_medals(pool, matches, entrants, out):
    done, is_over = [], True
    for drawn in pool["matches"]:
        unit = drawn["blue"]
        if not isinstance(unit, int):
            continue
        performed = (matches.get(drawn["id"], {}).get("performances") or [None])[0]
        if performed is None:
            is_over = False
        elif performed["outcome"] == "performed":
            worth = worth_of(performed)
            if unit not in out:
                done.append((*worth, derive_seed(pool["seed"], f"lot {unit}"), unit))
    ranked = [one[-1] for one in sorted(done)]
    medals = {medal: [] for medal in (*MEDALS, "alone")}
    if is_over and entrants >= 3:
        for medal, unit in zip(MEDALS, ranked):
            medals[medal] = [unit]
    if is_over and entrants == 1:
        medals["alone"] = ranked[:1]
    return medals, is_over


# --- medals ---------------------------------------------------------------------------------------------------------------


def find_medals(facts, undivided):
    """Events by key: (entrants, is over, winners), and the standings, best first; `undivided` events are still to come."""
    pools, matches, rule = of_subject(facts, "pool"), of_subject(facts, "match"), facts["rule:medals"]
    out, waiting = set(of_subject(facts, "disqualified")), of_subject(facts, "waiting")
    events = {}
    for pool_id, pool in pools.items():
        events.setdefault(pool["event"], []).append(pool)
    found = {}
    for key, own in events.items():
        entrants = sum(len(pool["units"]) for pool in own if pool["stage"] == 1)
        gives = entrants > 1 if own[0]["kind"] == "tanding" else entrants >= 3
        # an event waits for each of its pools that is divided and not drawn
        is_over, medals = key not in waiting, []
        for pool in own:
            if pool["goes_on"]:
                is_over = is_over and pool["is_next_drawn"]
                continue
            if pool["mode"] == "default":
                won, done = performance_medals(pool, matches, entrants, out)
            else:
                won, done = bracket_medals(pool, matches, out & {unit["id"] for unit in pool["units"]})
            is_over = is_over and done
            if not gives:
                won = {**won, "gold": [], "silver": [], "bronze": []}
            medals.append(won)
        found[key] = [entrants, is_over, medals]
    are_all_over = not waiting and all(is_over for _, is_over, _ in found.values())
    if rule["lone_entrant"] == "gold" and are_all_over and not undivided:
        for _, _, medals in found.values():
            for won in medals:
                won["gold"] += won["alone"]
    units = {unit["id"]: unit["contingent"] for pool in pools.values() for unit in pool["units"]}
    told = {}
    table = {}
    for key, (entrants, is_over, medals) in found.items():
        winners = [(medal, unit) for won in medals for medal in MEDALS for unit in won[medal]]
        told[key] = (entrants, is_over, sorted(winners))
        for medal, unit in winners:
            row = table.setdefault(units[unit], dict.fromkeys(MEDALS, 0))
            row[medal] += 1
    return told, standings(table, rule), bool(found) and are_all_over


def standings(table, rule):
    """(rank, contingent, gold, silver, bronze, points)"""
    rows = []
    for contingent, row in table.items():
        points = sum(row[medal] * rule[medal] for medal in MEDALS)
        counts = [row[medal] for medal in MEDALS]
        rows.append(([points, *counts] if rule["overall_by"] == "points" else counts, contingent, *counts, points))
    rows.sort(key=lambda row: ([-count for count in row[0]], row[1]))
    ranked, rank = [], 0
    for index, row in enumerate(rows):
        if index == 0 or row[0] != rows[index - 1][0]:
            rank = index + 1
        ranked.append((rank, *row[1:]))
    return ranked


def check_medals(facts, medals):
    found, table, is_over = find_medals(facts, medals.get("undivided", 0))
    told = {
        one["event"]: (one["entrants"], one["is_over"], sorted((won["medal"], won["unit"]) for won in one["winners"]))
        for one in medals["events"]
    }
    for key in sorted({*found, *told}):
        if found.get(key) != told.get(key):
            raise Differs(f"medals of {key}: {told.get(key)} is told, {found.get(key)} follows")
    names = ("rank", "contingent", *MEDALS, "points")
    if sorted(table) != sorted(tuple(row[name] for name in names) for row in medals["standings"]):
        raise Differs("the medal table is not what follows from the medals")
    if is_over != medals["is_over"]:
        raise Differs("whether all is over")
    for key, value in of_subject(facts, "medals").items():
        logged = sorted((won["medal"], won["unit"]) for won in value["winners"])
        if key in found and found[key][1] and logged != found[key][2]:
            # while a protest is open or the announcer is waited for, the log keeps what it told
            is_waiting = any(
                match["state"] in ("protested", "unofficial") and facts[f"pool:{match['pool']}"]["event"] == key
                for match in of_subject(facts, "match").values()
            )
            if not is_waiting:
                raise Differs(f"the log gives other medals of {key}")
    return len(found), sum(len(won) for _, _, won in found.values())


def check_brackets(facts):
    """Whoever a result names stood there by the results before it."""
    matches, count = of_subject(facts, "match"), 0
    for pool_id, pool in of_subject(facts, "pool").items():
        if pool["mode"] == "default":
            continue
        bracket = Bracket(pool, matches)
        for match in bracket.matches:
            told = matches.get(match["id"])
            if not told:
                continue
            for corner in CORNERS:
                if bracket.unit(match, corner) != told[corner]:
                    raise Differs(f"match {match['id']}: {told[corner]} stood in {corner}, {bracket.unit(match, corner)} follows")
            count += 1
    return count


def check_document(document, facts):
    if {one["key"]: one["value"] for one in document["facts"]} != facts:
        raise Differs("the document tells other facts than the log")
    contingents = {one["id"]: one["name"] for one in document["contingents"]}
    bound = {unit["id"]: unit for pool in of_subject(facts, "pool").values() for unit in pool["units"]}
    told = {unit["id"]: unit for unit in document["units"]}
    if set(bound) != set(told):
        raise Differs("the document names other units than the log")
    for unit_id, unit in told.items():
        lines = [unit["salt"], *unit["names"], contingents[unit["contingent"]]]
        who = sha256("".join(line + "\n" for line in lines).encode())
        if who != bound[unit_id]["who"] or unit["contingent"] != bound[unit_id]["contingent"]:
            raise Differs(f"unit {unit_id} has another name than the log binds")
    return len(told)


def read_moment(read):
    """The document and the head of one moment: while results come in, what is read first may be older than the other."""
    for _ in range(TRIES):
        document, head = read("document"), json.loads(read("head"))
        if (head["format"], head["version"]) != ("gelanggang-feed", 1):
            raise Differs("another format or version than this program knows")
        if sha256(document) == head["document"]:
            document = json.loads(document)
            if head["tournament"] != document["tournament"]:
                raise Differs("the head is another tournament's")
            return document, head
    raise Differs("the document is not the one that the head names")


def check(source, keep=None):
    def read(name):
        data = source.read(name)
        if keep:
            keep.write(name, data)
        return data

    document, head = read_moment(read)
    records = check_chain(head, read_log(read, head))
    print(f"chain: {len(records)} records hold")
    has_openssl = check_signature(head, json.loads(read("key")))
    print("signature: holds" if has_openssl else "signature: not checked, no openssl on the path")
    if (document["records"], document["hash"]) != (head["records"], head["hash"]):
        raise Differs("the document ends with another record than the log")
    facts = facts_of(records)
    print(f"document: {check_document(document, facts)} units, {len(facts)} facts are the log's")
    print(f"brackets: {check_brackets(facts)} matches stand as they follow")
    events, medals = check_medals(facts, document["medals"])
    print(f"medals: {medals} of {events} events follow from the results")


def main(arguments):
    if arguments == ["--histories"]:
        count = 0
        for count, line in enumerate(sys.stdin, 1):
            one = json.loads(line)
            try:
                check_brackets(one["facts"])
                check_medals(one["facts"], one["medals"])
            except Differs as fault:
                print(f"history {count} differs: {fault}")
                return 1
        print(f"{count} histories hold")
        return 0
    keep = None
    if "--save" in arguments:
        at = arguments.index("--save")
        keep = Folder(arguments[at + 1])
        del arguments[at : at + 2]
    if len(arguments) != 1:
        print(__doc__)
        return 2
    try:
        check(Site(arguments[0]) if "://" in arguments[0] else Folder(arguments[0]), keep)
    except Differs as fault:
        print(f"differs: {fault}")
        return 1
    except (ValueError, KeyError, TypeError, AttributeError) as fault:
        print(f"differs: no feed can be read here ({type(fault).__name__}: {fault})")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
