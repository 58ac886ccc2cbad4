#!/usr/bin/env python3
"""Draws pools of Gelanggang again, from their public records alone, with nothing but Python's standard library.

    curl -s https://…/api/draws/12 | python3 scripts/redraw.py      one record, or a JSON array of them
    python3 scripts/redraw.py --vectors docs/draws.md               the test vectors of that document

It shares no line with the program, and docs/draws.md tells all that it does: who trusts neither can compare the two.
Every draw of a record is drawn by the version that drew it. Prints one line for each draw; ends with 1 where one differs.
"""
import hashlib
import json
import re
import sys

WORD = 0xFFFFFFFF


def multiply(a, b):
    return (a * b) & WORD


def rotate(value, by):
    return ((value << by) | (value >> (32 - by))) & WORD


class Random:
    """sfc32 on 32-bit words."""

    def __init__(self, seed):
        if not re.fullmatch(r"[0-9a-f]{16}", seed):
            raise ValueError(f"not a seed: {seed}")
        self.a, self.b, self.c, self.counter = int(seed[8:], 16), int(seed[:8], 16), 0, 1
        self.bits, self.bits_left = 0, 0
        for _ in range(12):
            self.next()

    def next(self):
        total = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (rotate(self.c, 21) + total) & WORD
        return total

    def int(self, n):
        if n == 1:
            return 0
        shift = 32 - (n - 1).bit_length()
        while True:
            value = self.next() >> shift
            if value < n:
                return value

    def flip(self):
        if self.bits_left == 0:
            self.bits, self.bits_left = self.next(), 32
        bit = self.bits & 1
        self.bits >>= 1
        self.bits_left -= 1
        return bit == 1

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.int(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def finish(value):
    value ^= value >> 16
    value = multiply(value, 0x85EBCA6B)
    value ^= value >> 13
    value = multiply(value, 0xC2B2AE35)
    return value ^ (value >> 16)


def derive_seed(seed, label):
    high, low = int(seed[:8], 16) ^ 0x9E3779B9, int(seed[8:], 16) ^ 0x85EBCA6B
    units = label.encode("utf-16-le")
    for i in range(0, len(units), 2):
        unit = units[i] | units[i + 1] << 8
        high = multiply(rotate(multiply(high ^ unit, 0xCC9E2D51), 15), 0xE6546B65 ^ 0xCC9E2D51)
        low = multiply(rotate(multiply(low ^ unit, 0x1B873593), 15), 0xE6546B65 ^ 0x1B873593)
    high = finish(high ^ multiply(low, 5) ^ (len(units) // 2))
    low = finish(low ^ multiply(high, 9))
    return f"{high:08x}{low:08x}"


# A unit is a tuple (id, contingent or None, province or None, seed rank or None).


def fingerprint(units):
    by_id = sorted(units, key=lambda unit: unit[0])
    lines = (";".join("" if one is None else str(one) for one in unit) + "\n" for unit in by_id)
    return hashlib.sha256("".join(lines).encode()).hexdigest()


class Field:
    """The units in an order in which each province is one run, and each contingent one run within it."""

    def __init__(self, units, random):
        by_id = sorted(units, key=lambda unit: unit[0])
        contingent_of, province_of, contingents, provinces, count = [], [], {}, {}, 0
        for _, contingent, province, _ in by_id:
            if contingent is not None and contingent in contingents:
                contingent_of.append(contingents[contingent])
                continue
            number = len(province_of)
            contingent_of.append(number)
            if contingent is not None:
                contingents[contingent] = number
            if province is not None and province in provinces:
                province_of.append(provinces[province])
            else:
                if province is not None:
                    provinces[province] = count
                province_of.append(count)
                count += 1
        contingent_rank = random.shuffle(list(range(len(province_of))))
        province_rank = random.shuffle(list(range(count)))
        by_unit = random.shuffle(list(range(len(by_id))))
        at = inverse(contingent_rank)
        in_order = sorted(at, key=lambda contingent: province_rank[province_of[contingent]])
        turn = inverse(in_order)
        places = sorted(by_unit, key=lambda place: turn[contingent_of[place]])
        self.units = [by_id[place] for place in places]
        self.contingent = [contingent_of[place] for place in places]
        self.province = [province_of[contingent_of[place]] for place in places]
        self.contingent_count = len(province_of)
        self.seeds = [place for place, unit in enumerate(self.units) if unit[3]]
        self.seeds.sort(key=lambda place: self.units[place][3])


def inverse(permutation):
    inverted = [0] * len(permutation)
    for i, value in enumerate(permutation):
        inverted[value] = i
    return inverted


LEFT, RIGHT = 0, 1


class Splitter:
    def __init__(self, field, match_count, random, version):
        self.field, self.match_count, self.random, self.version = field, match_count, random, version
        self.rank = {place: at + 1 for at, place in enumerate(field.seeds)}

    def run(self, is_free=False):
        self.is_free = is_free
        self.slots, self.lead = [], [0.0] * self.field.contingent_count
        self.split(list(range(len(self.field.units))), self.match_count, False)
        return self.slots

    def split(self, line, matches, is_lower):
        if matches == 1:
            return self.fill(line)
        byes = 2 * matches - len(line)
        seeds = sorted((unit for unit in line if unit in self.rank), key=self.rank.get)
        by_lead = 0 < byes < matches
        self.side = {}
        if not seeds and not by_lead:
            self.pair_up(line, False, lambda a, b: self.oppose(a, b))
        else:
            self.mate = {}
            if self.version > 1 and by_lead and self.rank:
                line = self.sorted_runs(line)
            self.odd = self.pair_up(line, by_lead, self.pair)
            if seeds:
                self.part_with_seeds(line, seeds, byes, RIGHT if is_lower else LEFT)
            else:
                self.part_by_lead(line, byes)
            if by_lead and byes % 2 == 1:
                self.count_chances(line, byes)
        left = [unit for unit in line if self.side[unit] == LEFT]
        right = [unit for unit in line if self.side[unit] == RIGHT]
        self.split(left, matches // 2, is_lower)
        self.split(right, matches // 2, is_lower or matches == self.match_count)

    def fill(self, line):
        if len(line) == 1:
            self.slots += [line[0], None]
            return
        first, second = line
        is_turned = self.random.flip()
        if self.is_stronger(first, second):
            is_turned = False
        if self.is_stronger(second, first):
            is_turned = True
        self.slots += [second, first] if is_turned else [first, second]

    def is_stronger(self, a, b):
        return a in self.rank and (b not in self.rank or self.rank[a] < self.rank[b])

    def oppose(self, a, b):
        self.side[a], self.side[b] = (RIGHT, LEFT) if self.random.flip() else (LEFT, RIGHT)

    def pair(self, a, b):
        self.mate[a], self.mate[b] = b, a

    def lead_of(self, unit):
        return self.rank[unit] - 1e9 if unit in self.rank else self.lead[self.field.contingent[unit]]

    def in_order(self, units):
        return self.random.shuffle(units) if self.is_free else sorted(units, key=self.lead_of)

    def sorted_runs(self, line):
        line, start = list(line), 0
        while start < len(line):
            end = start + 1
            while end < len(line) and self.field.contingent[line[end]] == self.field.contingent[line[start]]:
                end += 1
            if end - start > 1:
                line[start:end] = self.in_order(line[start:end])
            start = end
        return line

    def pair_up(self, line, by_lead, join):
        """Pairs within contingents, who is left over within provinces, then whoever is still left. Answers the odd one."""
        if join != self.pair:
            return self.pair_at_once(line, join)
        contingent, province = self.field.contingent, self.field.province
        waiting, in_province, left = None, [], []
        for i, unit in enumerate(line):
            if waiting is None:
                waiting = unit
            else:
                join(waiting, unit)
                waiting = None
            following = line[i + 1] if i + 1 < len(line) else None
            if following is not None and contingent[following] == contingent[unit]:
                continue
            if waiting is not None:
                in_province.append(waiting)
            waiting = None
            if following is not None and province[following] == province[unit]:
                continue
            over = self.pair_among(in_province, by_lead)
            in_province = []
            if over is not None:
                left.append(over)
        return self.pair_among(left, by_lead)

    def pair_among(self, units, by_lead):
        if by_lead and len(units) > 2:
            units = self.in_order(units)
        for i in range(0, len(units) - 1, 2):
            self.pair(units[i], units[i + 1])
        return units[-1] if len(units) % 2 == 1 else None

    def pair_at_once(self, line, join):
        contingent, province = self.field.contingent, self.field.province
        waiting = [None, None, None]  # of the contingent, of the province, of all
        for i, unit in enumerate(line):
            following = line[i + 1] if i + 1 < len(line) else None
            waiting[0] = self.meet(waiting[0], unit, join)
            if following is not None and contingent[following] == contingent[unit]:
                continue
            if waiting[0] is not None:
                waiting[1], waiting[0] = self.meet(waiting[1], waiting[0], join), None
            if following is not None and province[following] == province[unit]:
                continue
            if waiting[1] is not None:
                waiting[2], waiting[1] = self.meet(waiting[2], waiting[1], join), None
        return waiting[2]

    @staticmethod
    def meet(waiting, unit, join):
        if waiting is None:
            return unit
        join(waiting, unit)
        return None

    def part_by_lead(self, line, byes):
        fewer = RIGHT if self.random.flip() else LEFT
        for unit in line:
            mate = self.mate.get(unit)
            if mate is None:
                self.side[unit] = fewer
            # a pair is parted when its unit of the lower place is met
            if mate is None or mate < unit:
                continue
            lead = 0 if byes % 2 == 0 else self.lead_of(unit) - self.lead_of(mate)
            to_fewer = self.random.flip() if lead == 0 else lead > 0
            self.side[unit] = fewer if to_fewer else 1 - fewer
            self.side[mate] = 1 - self.side[unit]

    def part_with_seeds(self, line, seeds, byes, outer):
        self.seed_mate = {}
        for a, b in zip(seeds[0::2], seeds[1::2]):
            self.seed_mate[a], self.seed_mate[b] = b, a
        self.colour(seeds[0], outer)
        first = []
        if self.odd is not None:
            if self.version == 1:
                if self.odd not in self.side:
                    self.colour(self.odd, 1 - outer)
            else:
                self.part_odd(seeds, byes, outer)
        if self.version > 1:
            first = seeds
        for unit in [*first, *line]:
            if unit in self.side:
                continue
            is_plain = self.odd is None or self.is_free
            lead = 0 if is_plain else self.lead_of(unit) - self.lead_of(self.mate[unit])
            fewer = LEFT if self.odd is None else self.side[self.odd]
            to_fewer = self.random.flip() if lead == 0 else lead > 0
            self.colour(unit, fewer if to_fewer else 1 - fewer)

    def part_odd(self, seeds, byes, outer):
        is_meant = byes % 2 == 1 and not (self.is_free and self.random.flip())
        last = seeds[byes - 1] if is_meant and byes <= len(seeds) else None
        is_decided = last is not None and last in self.side
        is_turned = self.is_free and not is_decided and self.random.flip()
        more = self.side[last] if is_decided else 1 - outer if is_turned else outer
        if self.odd not in self.side:
            self.colour(self.odd, 1 - more)
        if last is not None and last not in self.side:
            self.colour(last, 1 - self.side[self.odd])

    def colour(self, unit, side):
        self.side[unit] = side
        for pairs in ((self.mate, self.seed_mate), (self.seed_mate, self.mate)):
            at, turn = unit, 0
            while True:
                following = pairs[turn].get(at)
                if following is None or following in self.side:
                    break
                self.side[following] = 1 - self.side[at]
                at, turn = following, 1 - turn

    def count_chances(self, line, byes):
        count = len(line)
        before = byes / count
        more, fewer = (byes + 1) / (count - 1) - before, (byes - 1) / (count + 1) - before
        for unit in line:
            self.lead[self.field.contingent[unit]] += fewer if self.side[unit] == self.side[self.odd] else more


def off_share(field, slots):
    byes, size = len(slots) - len(field.units), len(field.units)
    if byes == 0:
        return 0
    lead = [0.0] * field.contingent_count
    for i, place in enumerate(slots):
        if place is not None:
            contingent = field.contingent[place]
            lead[contingent] = lead[contingent] + (1 if slots[i | 1] is None else 0) - byes / size
    return max(abs(one) for one in lead)


def seeds_with_bye(field, slots):
    with_bye = {slots[i] for i in range(0, len(slots), 2) if slots[i + 1] is None}
    return "".join("1" if place in with_bye else "0" for place in field.seeds)


def place_field(field, match_count, random, version):
    splitter = Splitter(field, match_count, random, version)
    wanted = "1" * min(len(field.seeds), 2 * match_count - len(field.units)) if version > 1 else ""
    rate = lambda slots: seeds_with_bye(field, slots) if version > 1 else ""
    best = splitter.run()
    best_seeds, best_off = rate(best), off_share(field, best)
    run = 1
    while True:
        is_seeded = best_seeds.startswith(wanted)
        if run >= (4 if is_seeded else 64) or (is_seeded and best_off <= 1):
            return best
        slots = splitter.run(not is_seeded)
        seeds, off = rate(slots), off_share(field, slots)
        run += 1
        if seeds < best_seeds or (seeds == best_seeds and off >= best_off):
            continue
        best, best_seeds, best_off = slots, seeds, off


def place_pairs(field, random, version):
    count = len(field.units)
    pairs = (count + 1) // 2
    start = bye_start(field, pairs, random, version)
    slots = [None] * (2 * pairs)
    for i in range(count):
        slots[2 * i if i < pairs else 2 * (i - pairs) + 1] = (start + i) % count

    def cost(pair):
        one, other = slots[2 * pair], slots[2 * pair + 1]
        if other is None:
            return 0
        if field.contingent[one] == field.contingent[other]:
            return 1000
        return 1 if field.province[one] == field.province[other] else 0

    last = pairs - 1 if count % 2 == 1 else pairs
    for _ in range(4 * last):
        a, b = random.int(last), random.int(last)
        before = cost(a) + cost(b)
        slots[2 * a + 1], slots[2 * b + 1] = slots[2 * b + 1], slots[2 * a + 1]
        if cost(a) + cost(b) > before:
            slots[2 * a + 1], slots[2 * b + 1] = slots[2 * b + 1], slots[2 * a + 1]
    mixed = []
    for pair in random.shuffle(list(range(pairs))):
        one, other = slots[2 * pair], slots[2 * pair + 1]
        is_turned = other is not None and random.flip()
        mixed += [other, one] if is_turned else [one, other]
    return mixed


def bye_start(field, pairs, random, version):
    count = len(field.units)
    if count % 2 == 0:
        return random.int(count)
    sizes = [field.contingent.count(number) for number in range(field.contingent_count)]
    big = next((number for number, size in enumerate(sizes) if size >= pairs), None)
    places = [place for place in range(count) if big is None or field.contingent[place] == big]
    if version > 1:
        seeded = [place for place in places if field.units[place][3]]
        if seeded:
            places = [min(seeded, key=lambda place: field.units[place][3])]
    bye = places[random.int(len(places))]
    return (bye - (pairs - 1) + count) % count


def draw_bracket(units, chart, seed, has_third_place, version):
    """The matches as the record has them."""
    if version not in (1, 2):
        raise ValueError(f"version {version} is not known")
    random = Random(seed)
    field = Field(units, random)
    if chart == 2:
        first = (len(units) + 1) // 2
        places = place_pairs(field, random, version)
    else:
        first = 1
        while first * 2 < len(units):
            first *= 2
        places = place_field(field, first, random, version)

    def slot(index):
        place = places[index]
        return {"state": "bye", "unit_id": None} if place is None else {"state": "unit", "unit_id": field.units[place][0]}

    def match(number, position, blue, red):
        kept = {"round": number, "position": position, "is_third_place": False, "blue": blue, "red": red}
        return {**kept, "next": None, "loser": None}

    nobody = {"state": "tbd", "unit_id": None}
    matches = [match(1, i + 1, slot(2 * i), slot(2 * i + 1)) for i in range(first)]
    if chart == 2:
        return matches
    number, before = 1, matches
    while len(before) > 1:
        number += 1
        after = []
        for i in range(len(before) // 2):
            corners = []
            for corner, feeder in zip(("blue", "red"), before[2 * i : 2 * i + 2]):
                feeder["next"] = {"round": number, "position": i + 1, "corner": corner}
                corners.append(dict(feeder["blue"]) if feeder["red"]["state"] == "bye" else dict(nobody))
            after.append(match(number, i + 1, *corners))
        matches += after
        before = after
    if has_third_place and len(units) >= 4:
        for one in matches:
            if one["round"] == number - 1:
                corner = "blue" if one["position"] == 1 else "red"
                one["loser"] = {"round": number, "position": 2, "corner": corner}
        matches.append({**match(number, 2, dict(nobody), dict(nobody)), "is_third_place": True})
    return matches


def draw_order(units, seed):
    """Ids in order of performance."""
    random = Random(seed)
    groups = {}
    for unit, contingent, _, _ in sorted(units, key=lambda one: one[0]):
        groups.setdefault(("unit", unit) if contingent is None else ("contingent", contingent), []).append(unit)
    groups = [random.shuffle(group) for group in groups.values()]

    def forced(last, left, taken):
        most = 0
        for index, group in enumerate(groups):
            size = len(group) - (1 if index == taken else 0)
            most = max(most, size - (left - size + (0 if index == last else 1)))
        return most

    order, last = [], -1
    for left in range(len(units), 0, -1):
        cost = forced(last, left, -1)
        may = [
            index
            for index, group in enumerate(groups)
            if group and (1 if index == last else 0) + forced(index, left - 1, index) == cost
        ]
        place = random.int(sum(len(groups[index]) for index in may))
        for index in may:
            if place < len(groups[index]):
                break
            place -= len(groups[index])
        last = index
        order.append(groups[last].pop())
    return order


def units_of(entries):
    return [(one["unit_id"], one["contingent_id"], one["province_id"], one["seed_rank"]) for one in entries]


def faults_of(draw, pool_number):
    units, faults = units_of(draw["entries"]), []
    if fingerprint(units) != draw["fingerprint"]:
        faults.append("fingerprint")
    if draw["drawing_seed"] and derive_seed(draw["drawing_seed"], f"pool {pool_number}") != draw["seed"]:
        faults.append("seed")
    if draw["order"] is not None:
        if draw["algorithm"] != 1 or draw_order(units, draw["seed"]) != draw["order"]:
            faults.append("order")
    else:
        chart = draw["match_chart"]
        if draw_bracket(units, chart, draw["seed"], draw["has_third_place"], draw["algorithm"]) != draw["matches"]:
            faults.append("bracket")
    return faults


def check_records(records):
    is_good = True
    for record in records:
        for draw in record["draws"]:
            faults = faults_of(draw, record["pool_number"])
            is_good = is_good and not faults
            told = "differs: " + ", ".join(faults) if faults else "same"
            print(f"pool {record['pool_id']}, draw {draw['draw_number']}, version {draw['algorithm']}: {told}")
    return is_good


def check_vectors(path):
    with open(path, encoding="utf-8") as file:
        vectors = json.loads(re.search(r"```json\n(.*?)```", file.read(), re.S).group(1))
    is_good = True

    def hold(what, found, expected):
        nonlocal is_good
        if found != expected:
            is_good = False
            print(f"{what}: {found} instead of {expected}")

    for one in vectors["generator"]:
        random = Random(one["seed"])
        hold("next", [random.next() for _ in one["next"]], one["next"])
        random = Random(one["seed"])
        hold("int", [random.int(6) for _ in one["int of 6"]], one["int of 6"])
        random = Random(one["seed"])
        hold("flip", "".join("1" if random.flip() else "0" for _ in one["flip"]), one["flip"])
        hold("shuffle", Random(one["seed"]).shuffle(list(range(10))), one["shuffle of 0 to 9"])
    for one in vectors["derived"]:
        hold("derived", derive_seed(one["seed"], one["label"]), one["is"])
    for one in vectors["brackets"]:
        units = [tuple(unit) for unit in one["units"]]
        hold("fingerprint", fingerprint(units), one["fingerprint"])
        for version, slots in one["round 1"].items():
            drawn = draw_bracket(units, one["chart"], one["seed"], False, int(version))
            found = [[match["blue"]["unit_id"], match["red"]["unit_id"]] for match in drawn if match["round"] == 1]
            hold(f"bracket, version {version}", found, slots)
    for one in vectors["orders"]:
        hold("order", draw_order([tuple(unit) for unit in one["units"]], one["seed"]), one["order"])
    print("The vectors hold." if is_good else "The vectors do not hold.")
    return is_good


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--vectors":
        sys.exit(0 if check_vectors(sys.argv[2]) else 1)
    given = json.load(sys.stdin)
    sys.exit(0 if check_records(given if isinstance(given, list) else [given]) else 1)
