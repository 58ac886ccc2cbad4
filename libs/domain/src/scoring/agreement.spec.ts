// Taps become points when enough judges agree in time: the rule by example, and what holds for every match.
import fc from 'fast-check';
import { CORNERS } from '../words/corners';
import { grouped } from '../grouped';
import {
  addTaps,
  agreedPoints,
  type AgreementRule,
  DEFAULT_RULE,
  keepPoints,
  type KeptTap,
  laneOf,
  type Tap,
  WINDOWS_BACK,
} from './agreement';
import { HIT_KINDS } from './hit-kinds';

/** `A0 B100`: judge A at 0, judge B at 100 ms; all kicks of the blue corner in round 1. */
function taps(text: string): Tap[] {
  return text.split(' ').map((word, index) => ({
    id: `t${String(index).padStart(3, '0')}`,
    judge: word.charCodeAt(0) - 64,
    corner: 'blue',
    kind: 'kick',
    round: 1,
    at: Number(word.slice(1)),
  }));
}
const shown = (tap: Tap) => `${String.fromCharCode(64 + tap.judge)}${tap.at}`;
const points = (text: string, rule: Partial<AgreementRule> = {}) =>
  agreedPoints(taps(text), { ...DEFAULT_RULE, ...rule }).map((point) => point.taps.map(shown).join(' '));

describe('a point', () => {
  it('[R25-T15] is what two judges give within three seconds, the third second included', () => {
    expect(points('A0 B3000')).toEqual(['A0 B3000']);
    expect(points('A0 B3001')).toEqual([]);
    expect(points('A0')).toEqual([]);
  });

  it('is not what one judge gives twice', () => {
    expect(points('A0 A500 A900')).toEqual([]);
  });

  it('becomes valid with the tap that makes it one', () => {
    expect(agreedPoints(taps('A0 B700 C900'), DEFAULT_RULE).map((point) => point.at)).toEqual([700]);
  });

  it('takes the third judge of the same kick in, so that he does not make another point with the next kick', () => {
    expect(points('A0 B100 C200')).toEqual(['A0 B100 C200']);
    expect(points('A0 B100 C200 A1500 B1600 C1700')).toEqual(['A0 B100 C200', 'A1500 B1600 C1700']);
  });

  it('is not lost in a combination where each judge misses another kick', () => {
    expect(points('A0 B100 A700 C800 A1400 B1500 C1600')).toEqual(['A0 B100 C1600', 'A700 C800', 'A1400 B1500']);
  });

  it('closes earliest first: of several waiting taps the oldest is served', () => {
    expect(points('A0 A1000 B2000 B2500')).toEqual(['A0 B2000', 'A1000 B2500']);
    expect(points('A0 A1000 B3500')).toEqual(['A1000 B3500']);
  });

  it('needs one corner, one kind and one round', () => {
    const [a, b] = taps('A0 B100') as [Tap, Tap];
    for (const other of [{ corner: 'red' }, { kind: 'punch' }, { round: 2 }] as const) {
      expect(agreedPoints([a, { ...b, ...other }], DEFAULT_RULE)).toEqual([]);
    }
  });

  it('can need all three judges, and then an early tap does not hold back those that agree later', () => {
    expect(points('A0 B100 C3200', { agree: 3 })).toEqual([]);
    expect(points('A0 B2900 C3100 A3150', { agree: 3 })).toEqual(['B2900 C3100 A3150']);
  });
});

describe('a tap that arrives', () => {
  const ids = (all: readonly Tap[]) => all.map((tap) => tap.id);
  const [first, near, tap, far] = taps('A0 B3000 C6000 A9001') as [Tap, Tap, Tap, Tap];

  const kept = (tap: Tap, point: number | null = null): KeptTap<number> => ({ tap, point });

  it('can change what comes after it, and what waited or stood in its window, the third second included', () => {
    const known = [kept(far), kept(near, 1), kept(first, 1)];
    const { run, points: now } = addTaps(known, [tap], DEFAULT_RULE);
    expect(ids(run)).toEqual(ids([first, near, tap, far]));
    expect(now.map((point) => ids(point.taps))).toEqual([ids([first, near])]);
    expect(ids(addTaps([kept(first, 1), kept(near, 1), kept(tap)], [far], DEFAULT_RULE).run)).toEqual(ids([far]));
    expect(addTaps(known, [], DEFAULT_RULE)).toEqual({ run: [], points: [] });
  });

  it('takes up a point that stood with the taps that made it, and gives it another where it comes between', () => {
    const [a, b, c] = taps('A0 B1000 C2000') as [Tap, Tap, Tap];
    const between = addTaps([kept(a, 1), kept(c, 1)], [b], DEFAULT_RULE);
    expect(between.points.map((point) => [point.at, ids(point.taps)])).toEqual([[b.at, ids([a, b, c])]]);
    const before = addTaps([kept(b, 1), kept(c, 1)], [a], DEFAULT_RULE);
    expect(before.points.map((point) => [point.at, ids(point.taps)])).toEqual([[b.at, ids([a, b, c])]]);
  });

  it('backs a point up to the third second after its first tap', () => {
    expect(points('A0 B100 C3000')).toEqual(['A0 B100 C3000']);
    expect(points('A0 B100 C3001')).toEqual(['A0 B100']);
  });

  it('waits for its own point instead of backing another one while a judge waits beside it', () => {
    // three of five make a point; D and E agree with one another first
    expect(points('A0 B100 C200 A300 D400', { judges: 5, agree: 3 })).toEqual(['A0 B100 C200']);
    expect(points('A0 B100 C200 A300 D400 E500', { judges: 5, agree: 3 })).toEqual(['A0 B100 C200', 'A300 D400 E500']);
  });
});

describe('points', () => {
  it('come in the order in which they became valid; at one moment, the one that began first', () => {
    const at = (text: string, kind: 'kick' | 'punch') => taps(text).map((tap) => ({ ...tap, kind, id: kind + tap.id }));
    const both = [...at('A500 B900', 'kick'), ...at('A100 B900', 'punch')];
    expect(agreedPoints(both, DEFAULT_RULE).map((point) => point.kind)).toEqual(['punch', 'kick']);
    const later = [...at('A0 B2000', 'kick'), ...at('A900 B1000', 'punch')];
    expect(agreedPoints(later, DEFAULT_RULE).map((point) => point.kind)).toEqual(['punch', 'kick']);
  });

  it('of two taps of one judge at one moment take the one with the earlier id, in whatever order they arrived', () => {
    const [a, b, c] = taps('A0 A0 B100') as [Tap, Tap, Tap];
    for (const arrived of [
      [a, b, c],
      [b, a, c],
    ])
      expect(agreedPoints(arrived, DEFAULT_RULE)[0]?.taps.map((tap) => tap.id)).toEqual([a.id, c.id]);
  });

  it('of two judges at one moment are made by the one of the lower seat', () => {
    expect(points('B0 A0 C100', { judges: 5, agree: 2 })).toEqual(['A0 B0 C100']);
  });
});

describe('a point that is known', () => {
  const [a, b, c, d] = taps('A0 B100 A2000 B2100') as [Tap, Tap, Tap, Tap];
  const point = (...all: Tap[]) => ({ corner: a.corner, kind: a.kind, round: 1, at: 0, taps: all });
  const kept = (now: Parameters<typeof keepPoints>[0], known: Record<string, number>) =>
    keepPoints(now, (tap) => known[tap.id] ?? null).map(({ id }) => id);

  it('stays the same point when another tap joins it, though that tap was of none', () => {
    expect(kept([point(c, a, b)], { [a.id]: 7, [b.id]: 7 })).toEqual([7]);
  });

  it('is only one of two that its taps are in now: the other is new', () => {
    expect(kept([point(a, c), point(b, d)], { [a.id]: 7, [b.id]: 7 })).toEqual([7, null]);
    expect(kept([point(a, c), point(b, d)], { [a.id]: 7, [b.id]: 7, [d.id]: 8 })).toEqual([7, 8]);
  });

  it('is not there where none of its taps has been of a point', () => {
    expect(kept([point(a, b), point(c, d)], {})).toEqual([null, null]);
  });
});

const rules: fc.Arbitrary<AgreementRule> = fc
  .integer({ min: 2, max: 5 })
  .chain((judges) =>
    fc.record({ judges: fc.constant(judges), agree: fc.integer({ min: 2, max: judges }), withinMs: fc.constant(3000) }),
  );

/** A crowded quarter of a minute: most taps have neighbours within the window, and many share a millisecond. */
const matches = rules.chain((rule) =>
  fc.record({
    rule: fc.constant(rule),
    taps: fc
      .array(
        fc.record({
          judge: fc.integer({ min: 1, max: rule.judges }),
          corner: fc.constantFrom(...CORNERS),
          kind: fc.constantFrom(...HIT_KINDS.slice(0, 2)),
          round: fc.integer({ min: 1, max: 2 }),
          at: fc.integer({ min: 0, max: 150 }).map((tenth) => tenth * 100),
        }),
        { maxLength: 60 },
      )
      .map((all) => all.map((tap, index): Tap => ({ ...tap, id: `t${String(index).padStart(3, '0')}` }))),
  }),
);
const arrivals = matches.chain(({ rule, taps: all }) =>
  fc.record({
    rule: fc.constant(rule),
    taps: fc.constant(all),
    arrived: fc.shuffledSubarray(all, { minLength: all.length }),
  }),
);

describe('for every match', () => {
  it('[R25-T15] the order of arrival changes nothing', () => {
    fc.assert(
      fc.property(arrivals, ({ rule, taps: all, arrived }) =>
        expect(agreedPoints(arrived, rule)).toEqual(agreedPoints(all, rule)),
      ),
    );
  });

  it('no tap serves two points, and each point has enough judges, each once, within the window', () => {
    fc.assert(
      fc.property(matches, ({ rule, taps: all }) => {
        const found = agreedPoints(all, rule);
        const served = found.flatMap((point) => point.taps.map((tap) => tap.id));
        expect(new Set(served).size).toBe(served.length);
        for (const point of found) {
          const judges = new Set(point.taps.map((tap) => tap.judge));
          expect(judges.size).toBe(point.taps.length);
          expect(judges.size).toBeGreaterThanOrEqual(rule.agree);
          const times = point.taps.map((tap) => tap.at);
          expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(rule.withinMs);
          expect(new Set(point.taps.map(laneOf)).size).toBe(1);
        }
      }),
    );
  });

  it('no judges who agree in time are all left uncounted', () => {
    fc.assert(
      fc.property(matches, ({ rule, taps: all }) => {
        const served = new Set(agreedPoints(all, rule).flatMap((point) => point.taps));
        const left = all.filter((tap) => !served.has(tap));
        for (const tap of left) {
          const near = left.filter(
            (one) => laneOf(one) === laneOf(tap) && one.at >= tap.at && one.at - tap.at <= rule.withinMs,
          );
          expect(new Set(near.map((one) => one.judge)).size).toBeLessThan(rule.agree);
        }
      }),
    );
  });

  it('what comes later takes no point away', () => {
    fc.assert(
      fc.property(matches, fc.integer({ min: 0, max: 15_000 }), ({ rule, taps: all }, now) => {
        const then = agreedPoints(
          all.filter((tap) => tap.at <= now),
          rule,
        );
        const after = agreedPoints(all, rule).filter((point) => point.at <= now);
        const makers = (point: { taps: readonly Tap[] }) => point.taps.slice(0, rule.agree).map((tap) => tap.id);
        expect(after.map(makers)).toEqual(then.map(makers));
      }),
    );
  });

  it('taking taps one by one or some at once, in whatever order they arrive, ends at what a replay of all gives', () => {
    fc.assert(
      fc.property(arrivals, fc.array(fc.integer({ min: 1, max: 5 })), ({ rule, taps: all, arrived }, sizes) => {
        const known: Tap[] = [];
        /** What the server keeps: a point's number with each tap that it serves. */
        const pointOf = new Map<string, number>();
        let made = 0;
        const left = [...arrived];
        while (left.length > 0) {
          const batch = left.splice(0, sizes[known.length % Math.max(1, sizes.length)] ?? 1);
          for (const added of grouped(batch, laneOf).values()) {
            const first = Math.min(...added.map((tap) => tap.at));
            // what the server reads: no more than what can matter
            const read = known
              .filter(
                (one) => laneOf(one) === laneOf(added[0] as Tap) && first - one.at <= WINDOWS_BACK * rule.withinMs,
              )
              .map((tap): KeptTap<number> => ({ tap, point: pointOf.get(tap.id) ?? null }));
            const { run, points: found } = addTaps(read, added, rule);
            const kept = keepPoints(found, (one) => pointOf.get(one.id) ?? null);
            const ids = kept.flatMap(({ id }) => id ?? []);
            expect(new Set(ids).size).toBe(ids.length);
            run.forEach((one) => pointOf.delete(one.id));
            for (const { id, point } of kept) {
              const number = id ?? (made += 1);
              point.taps.forEach((one) => pointOf.set(one.id, number));
            }
            known.push(...added);
          }
        }
        const byPoint = new Map<number, string[]>();
        for (const [id, point] of pointOf) byPoint.set(point, [...(byPoint.get(point) ?? []), id].sort());
        const whole = agreedPoints(all, rule).map((point) => point.taps.map((tap) => tap.id).sort());
        const inOrder = (sets: string[][]) => sets.map((set) => set.join()).sort();
        expect(inOrder([...byPoint.values()])).toEqual(inOrder(whole));
      }),
    );
  });
});
