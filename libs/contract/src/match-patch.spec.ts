// What steps of the day tell, put together again, is what the matches are: in order, from any `since`, over the wire.
import fc from 'fast-check';
import type { LoggedEvent } from './events';
import type { LiveClock, LiveCorner, LiveMatch, LiveSeni, LiveSnapshot } from './live';
import { applyEvents } from './apply-events';
import { isWhole, type MatchPart, type MatchPatch, patched, patchOf, type ToldMatch } from './match-patch';
import { liveCorner, liveMatch } from './testing/live-match';

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const at = '2026-11-21T03:00:00.000Z';
const instant = fc.constantFrom(null, '2026-11-21T02:00:00.000Z', '2026-11-21T02:10:00.000Z');
const someCorner: fc.Arbitrary<LiveCorner> = fc.constantFrom<LiveCorner>(
  liveCorner('Raka'),
  liveCorner('Bagas', 'Bandung'),
  { state: 'tbd', name: 'Pemenang partai 3', contingent: '', is_dummy: false },
);
const someClock: fc.Arbitrary<LiveClock> = fc.record({
  round: fc.integer({ min: 1, max: 3 }),
  phase: fc.constantFrom('round', 'break'),
  running_since: instant,
  elapsed_ms: fc.nat(120_000),
  round_count: fc.constant(3),
  round_seconds: fc.constant(120),
  break_seconds: fc.constant(60),
});
const TIME = { min: 80, max: 80, tolerance: 5, outAfter: 10, isCosted: true };
const someSeni: fc.Arbitrary<LiveSeni> = fc.record({
  event: fc.constant('seni_tunggal'),
  outcome: fc.constantFrom('performed', 'absent', null),
  score: fc.constantFrom(null, 9.5),
  stage: fc.constant(1),
  worth: fc.constant(null),
  unit_id: fc.constantFrom(null, 4, 5),
  seed: fc.constantFrom(null, '00ff'),
  jurus: fc.constantFrom(null, 'weapon'),
  jurus_stage: fc.constant('semifinal'),
  time: fc.constant(TIME),
});

/** What a step may make of the parts that it names; undefined: the match has it no more. */
const changes: Record<MatchPart, fc.Arbitrary<Partial<LiveMatch>>> = {
  call: fc.record<Partial<LiveMatch>>({
    called_at: instant,
    started_at: instant,
    clock: fc.option(someClock, { nil: undefined }),
    is_skipped: fc.constantFrom(undefined, true),
  }),
  clock: fc.record({ clock: someClock }),
  standing: fc.record<Partial<LiveMatch>>({ standing: fc.constantFrom(undefined, { state: 'protested' as const }) }),
  lot: fc.record({ seni: someSeni }),
  judges: fc.record({ seni: someSeni }),
  outcome: fc.record<Partial<LiveMatch>>({
    winner: fc.constantFrom(null, 'blue', 'red'),
    win_kind: fc.constantFrom(null, 'teknik'),
    blue_score: fc.option(fc.nat(30)),
    red_score: fc.option(fc.nat(30)),
    finished_at: instant,
    announced_at: fc.constant(undefined),
    clock: fc.constant(undefined),
    is_skipped: fc.constantFrom(undefined, true),
  }),
  announced: fc.record<Partial<LiveMatch>>({ announced_at: fc.constantFrom(undefined, '2026-11-21T03:00:00.000Z') }),
  blue: fc.record({ blue: someCorner }),
  red: fc.record({ red: someCorner }),
};

/** Those whose step may have made something else of a performance. */
const CHANGES_SENI: readonly MatchPart[] = ['outcome', 'blue', 'red'];

interface Step {
  index: number;
  parts: MatchPart[];
  /** The new match, of the old one. */
  take(match: LiveMatch): LiveMatch;
}

const someStep: fc.Arbitrary<Step> = fc
  .uniqueArray(fc.constantFrom<MatchPart>('call', 'clock', 'outcome', 'announced', 'blue', 'red'), { minLength: 1 })
  .chain((parts) =>
    fc
      .record({
        index: fc.nat(3),
        status: fc.constantFrom<LiveMatch['status']>('scheduled', 'called', 'ongoing', 'finished', 'walkover'),
        arenaId: fc.constantFrom(null, 1, 2),
        told: fc.tuple(...parts.map((part) => changes[part])),
        cleared: fc.constantFrom<Partial<LiveMatch>>({}, { called_at: null, started_at: null }, { started_at: null }),
        seni: someSeni,
      })
      .map(({ index, status, arenaId, told, cleared, seni }) => ({
        index,
        parts,
        take(match: LiveMatch): LiveMatch {
          const isOutcome = parts.includes('outcome');
          const hasSeni = match.kind === 'seni' && parts.some((part) => CHANGES_SENI.includes(part));
          const after = {
            ...match,
            ...{ status, arena_id: arenaId },
            ...Object.assign({}, ...told),
            ...(isOutcome ? cleared : {}),
            ...(hasSeni ? { seni } : {}),
          } as LiveMatch;
          return overTheWire(after);
        },
      })),
  );

const day: LiveMatch[] = [
  liveMatch(1),
  liveMatch(2, { next_match_id: 1, round_label: 'Perempat Final' }),
  liveMatch(3, { called_at: '2026-11-21T02:00:00.000Z', started_at: '2026-11-21T02:01:00.000Z', is_skipped: true }),
  liveMatch(4),
];
const performance = (id: number): LiveMatch =>
  liveMatch(id, {
    kind: 'seni',
    seni: {
      event: 'seni_tunggal',
      ...{ outcome: null, score: null, stage: 1, worth: null, unit_id: null, seed: null },
      ...{ jurus: null, jurus_stage: 'final', time: TIME },
    },
  });

const snapshotOf = (matches: LiveMatch[], seq: number): LiveSnapshot => ({
  ...{ epoch: 'e1', seq, arenas: [], schedules: [], matches },
  tournament: { id: 1, name: '', slug: '', time_zone: 'Asia/Jakarta', start_date: '', end_date: '' },
});
const changed = (seq: number, ...matches: ToldMatch[]): LoggedEvent => ({
  ...{ seq, at, type: 'matches.changed', data: { matches } },
});

describe('a patch', () => {
  it('and the match before it are the match after it, and it tells nothing of the other parts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...day, performance(9)), someStep, (before, step) => {
        const after = step.take(before);
        const patch = overTheWire(patchOf(after, step.parts));
        expect(isWhole(patch)).toBe(false);
        expect(patched(before, patch)).toStrictEqual(after);
        const own: string[] = step.parts.filter((part) => part === 'blue' || part === 'red');
        expect(['blue', 'red'].filter((corner) => corner in patch).sort()).toEqual(own.sort());
        for (const fixed of ['class_name', 'number', 'start_time', 'next_match_id'])
          expect(patch).not.toHaveProperty(fixed);
      }),
    );
  });

  it('of a result names the clock as gone, and the times only where they are cleared', () => {
    const ended = liveMatch(1, {
      ...{ status: 'finished', winner: 'red', called_at: at, started_at: at, finished_at: at },
    });
    expect(patchOf(ended, ['outcome'])).toStrictEqual({
      ...{ id: 1, kind: 'tanding', pool_id: 1, mode: 'battle', round_label: 'Semifinal', arena_id: 1 },
      ...{
        status: 'finished',
        winner: 'red',
        win_kind: null,
        win_reason: null,
        blue_score: null,
        red_score: null,
        finished_at: at,
      },
      ...{ clock: null, is_skipped: null, announced_at: null, standing: null },
    });
    const back = liveMatch(1, { status: 'scheduled', called_at: null, started_at: null });
    expect(patchOf(back, ['outcome'])).toMatchObject({ called_at: null, started_at: null, finished_at: null });
  });
});

describe('a day told in patches', () => {
  it('is the same as told in whole matches, replayed from any seq', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(someStep, fc.boolean()), { maxLength: 25 }), fc.nat(), (steps, since) => {
        const states: LiveMatch[][] = [day];
        const events = steps.map(([step, isOld], index) => {
          const before = states[index] ?? [];
          const after = before.map((match, n) => (n === step.index ? step.take(match) : match));
          states.push(after);
          const match = after[step.index] as LiveMatch;
          // what the log held before an upgrade is whole
          return overTheWire(changed(index + 1, isOld ? match : patchOf(match, step.parts)));
        });
        const from = since % states.length;
        const { snapshot, gap } = applyEvents(snapshotOf(states[from] ?? [], from), events, 'tanding');
        expect(gap).toBe(false);
        expect(snapshot).toStrictEqual(snapshotOf(states.at(-1) ?? [], steps.length));
      }),
    );
  });

  it('in twos: a result and who follows it', () => {
    const [follower, match] = day as [LiveMatch, LiveMatch];
    const ended = { ...match, status: 'finished', winner: 'blue', finished_at: at } as LiveMatch;
    const filled = { ...follower, red: match.blue };
    const event = changed(1, patchOf(ended, ['outcome']), patchOf(filled, ['red']));
    const { snapshot } = applyEvents(snapshotOf(day, 0), [event], 'tanding');
    expect(snapshot.matches).toStrictEqual([filled, ended, day[2], day[3]]);
  });
});

describe('a patch of a match that the page does not know', () => {
  const unknown = changed(2, patchOf(liveMatch(77, { status: 'called' }), ['call']));

  it('is a gap before which the page stands still: half a match is never shown', () => {
    const called = changed(1, patchOf({ ...(day[0] as LiveMatch), status: 'called' }, ['call']));
    const later = changed(3, liveMatch(5));
    const { snapshot, gap } = applyEvents(snapshotOf(day, 0), [called, unknown, later], 'tanding');
    expect(gap).toBe(true);
    expect(snapshot.seq).toBe(1);
    expect(snapshot.matches.map(({ id, status }) => [id, status])).toEqual([
      [1, 'called'],
      [2, 'scheduled'],
      [3, 'scheduled'],
      [4, 'scheduled'],
    ]);
  });

  it('is dropped by the snapshot that is fetched then', () => {
    const fetched = snapshotOf([...day, liveMatch(77, { status: 'called' })], 2);
    expect(applyEvents(fetched, [unknown], 'tanding')).toEqual({ snapshot: fetched, gap: false });
  });

  it('is none where it is of the other kind', () => {
    const other = changed(1, patchOf(performance(78), ['outcome']));
    expect(applyEvents(snapshotOf(day, 0), [other], 'tanding')).toEqual({ snapshot: snapshotOf(day, 1), gap: false });
  });

  it('is whole again where the event tells it whole', () => {
    const told: (LiveMatch | MatchPatch)[] = [liveMatch(77), patchOf(day[0] as LiveMatch, ['clock'])];
    const { snapshot, gap } = applyEvents(snapshotOf(day, 0), [changed(1, ...told)], 'tanding');
    expect(gap).toBe(false);
    expect(snapshot.matches).toStrictEqual([...day, liveMatch(77)]);
  });
});
