#!/usr/bin/env python3
"""Reckons a ranking over a season again, from its rule and from the results of its events.

One file of Python's standard library that shares no line with the product (docs/feed.md):

    python3 check-ranking.py https://.../api/rankings/3

It reads the ranking (rule, events, table), then each event's results where everybody reads them: of a tournament the
document of its open feed (check-feed.py shows that its medals follow from the signed log), of an old event its list. It ends
with 1 where its own table is another one.
"""

import json
import sys
import unicodedata
import urllib.parse
import urllib.request
from datetime import date

MEDALS = ["gold", "silver", "bronze"]


def read(address):
    with urllib.request.urlopen(address, timeout=60) as answer:
        return json.load(answer)


def words(text):
    """Small letters and figures alone, one blank between words."""
    kept = "".join(sign if unicodedata.category(sign)[0] in "LN" else " " for sign in text.lower())
    return " ".join(kept.split())


def of_tournament(document):
    units = {unit["id"]: unit for unit in document["units"]}
    contingents = {one["id"]: one["name"] for one in document["contingents"]}
    pools = [
        dict(fact["value"], id=int(fact["key"][5:])) for fact in document["facts"] if fact["key"].startswith("pool:")
    ]
    for event in document["medals"]["events"]:
        own = [pool for pool in pools if pool["event"] == event["event"]]
        if not event["is_over"] or not own:
            continue
        members = [(unit["id"], pool) for pool in own for unit in pool["units"]]
        told = set()
        for winner in event["winners"]:
            pool = next((pool for unit, pool in members if unit == winner["unit"]), None)
            if pool is None or winner["unit"] not in units:
                continue
            unit = units[winner["unit"]]
            told.add((unit["contingent"], tuple(unit["names"])))
            yield result_of(pool, unit, contingents, MEDALS.index(winner["medal"]) + 1)
        for number, pool in members:
            unit = units.get(number)
            if unit is None or (unit["contingent"], tuple(unit["names"])) in told:
                continue
            told.add((unit["contingent"], tuple(unit["names"])))
            yield result_of(pool, unit, contingents, None)


def result_of(pool, unit, contingents, place):
    return {
        "age": pool["age"],
        "place": place,
        "names": unit["names"],
        "contingent": contingents.get(unit["contingent"], ""),
    }


def of_past_event(event):
    for group in event["events"]:
        for row in group["results"]:
            yield {"age": group["age"], "place": row["place"], "names": row["names"], "contingent": row["contingent"]}


def worth_of(rule, source, result):
    place = result["place"]
    named = place is not None and place <= len(rule["points"])
    points = rule["points"][place - 1] if named else rule["took_part"]
    ages = [one["percent"] for one in rule["ages"] if words(one["age"]) == words(result["age"])]
    days = (date.fromisoformat(rule["on"]) - date.fromisoformat(source["date"])).days
    steps = [step["percent"] for step in rule["decay"] if step["days"] <= days]
    percents = rule["levels"][source["level"]] * (ages[0] if ages else 100) * (steps[-1] if steps else 100)
    return points * percents // 1000


def competitors(rule, source, result, links, same):
    written = result["contingent"]
    contingent = same.get(words(written), written)
    if rule["of"] == "contingents":
        return {"c:" + words(contingent)}
    keys = set()
    for name in result["names"]:
        own = words(name) + "|" + words(contingent)
        person = links.get((source["key"], words(name), words(written)))
        if person is not None:
            keys.add("p:" + person)
        elif rule["same_name"]:
            keys.add("n:" + own)
        else:
            keys.add("e:" + source["key"] + "|" + own)
    return keys


def reckon(ranking, results_of):
    rule = ranking["rule"]
    links = {(one["source"], words(one["name"]), words(one["contingent"])): one["person"] for one in ranking["people"]}
    same = {words(one["written"]): one["means"] for one in rule["same"]}
    found = {}
    for source in ranking["sources"]:
        for result in results_of(source):
            for key in competitors(rule, source, result, links, same):
                of_source = found.setdefault(key, {}).setdefault(source["key"], {"worth": 0, "places": [0, 0, 0]})
                of_source["worth"] += worth_of(rule, source, result)
                if result["place"] in (1, 2, 3):
                    of_source["places"][result["place"] - 1] += 1
    dates = {source["key"]: source["date"] for source in ranking["sources"]}
    table = {}
    for key, by_source in found.items():
        # the best first; of events worth the same the newer one, then by its key
        order = sorted(by_source, key=lambda name: name)
        order.sort(key=lambda name: dates[name], reverse=True)
        order.sort(key=lambda name: by_source[name]["worth"], reverse=True)
        best = [by_source[name] for name in order[: rule["best"] or len(order)]]
        places = [sum(one["places"][at] for one in best) for at in range(3)]
        table[key] = (sum(one["worth"] for one in best), *places)
    return table


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    address = sys.argv[1]
    site = "{0.scheme}://{0.netloc}".format(urllib.parse.urlsplit(address))
    ranking = read(address)["data"]

    def results_of(source):
        answer = read(site + source["feed"])
        return of_past_event(answer["data"]) if source["kind"] == "past" else of_tournament(answer)

    own = reckon(ranking, results_of)
    told = {row["key"]: (row["points"], *row["places"]) for row in ranking["rows"]}
    faults = [
        "{}: {} told, {} reckoned".format(key, told.get(key), own.get(key))
        for key in sorted(set(own) | set(told))
        if own.get(key) != told.get(key)
    ]
    ranks = [row["rank"] for row in ranking["rows"]]
    standings = [told[row["key"]] for row in ranking["rows"]]
    for at, standing in enumerate(standings):
        if standing != max(standings[at:]) or ranks[at] != 1 + standings.index(standing):
            faults.append("rank {} of {} is wrong".format(ranks[at], ranking["rows"][at]["key"]))
    for fault in faults[:20]:
        print(fault)
    if faults:
        sys.exit(1)
    print("{}: {} of {} events, every figure the same".format(ranking["name"], len(told), len(ranking["sources"])))


if __name__ == "__main__":
    main()
