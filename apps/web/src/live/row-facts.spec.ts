// A burst of live events changes what the rows of its matches show, and nothing of the others (targets, H2).
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { applyEvents } from '@gelanggang/contract/apply-events';
import { arenaDays, type ArenaDay } from './arena-days';
import { type RowFacts, rowFacts } from './row-facts';
import { liveMatch } from '@gelanggang/contract/testing/live-match';

const ZONE = 'Asia/Jakarta';
const now = Date.parse('2026-11-21T09:00:00+07:00');
const over = { status: 'finished', winner: 'blue', blue_score: 3, red_score: 1 } as const;

const day: LiveSnapshot = {
  epoch: 'e1',
  seq: 1,
  tournament: {
    id: 1,
    name: 'Piala',
    slug: 'piala',
    time_zone: ZONE,
    start_date: '2026-11-21',
    end_date: '2026-11-21',
  },
  arenas: [{ id: 1, name: 'Gelanggang A', code: 'A' }],
  schedules: [
    {
      id: 1,
      arena_id: 1,
      kind: 'tanding',
      scheduled_date: '2026-11-21',
      start_time: '09:00',
      end_time: null,
      note: '',
    },
  ],
  matches: Array.from({ length: 60 }, (_, index) => liveMatch(index + 1, index < 20 ? over : {})),
};

const slotsOf = ({ current, next, later, done }: ArenaDay) =>
  [current, next, ...later, ...done].flatMap((one) => one ?? []);
const rows = (snapshot: LiveSnapshot, at: number): Map<number, RowFacts> =>
  new Map(
    arenaDays(snapshot, at)
      .flatMap(slotsOf)
      .map((slot) => [slot.match.id, rowFacts(slot, ZONE)]),
  );

/** As React's memo compares. */
function redrawn(before: Map<number, RowFacts>, after: Map<number, RowFacts>): number[] {
  const isSame = (a: RowFacts | undefined, b: RowFacts) =>
    a !== undefined && (Object.keys(b) as (keyof RowFacts)[]).every((key) => Object.is(a[key], b[key]));
  return [...after].filter(([id, facts]) => !isSame(before.get(id), facts)).map(([id]) => id);
}

describe('the rows of a live arena', () => {
  it('change for the matches that an event names alone', () => {
    const events = Array.from({ length: 10 }, (_, index) => ({
      seq: 2 + index,
      at: '2026-11-21T02:00:00.000Z',
      type: 'matches.changed' as const,
      data: { matches: [liveMatch(7, { ...over, blue_score: 4 + index })] },
    }));
    const { snapshot: after } = applyEvents(day, events, 'tanding');
    expect(redrawn(rows(day, now), rows(after, now))).toEqual([7]);
  });

  it('stay as they are while the clock moves on within a minute', () => {
    const late = now + 30 * 60_000;
    expect(rows(day, late).get(40)?.estimated).not.toBeNull();
    expect(redrawn(rows(day, late), rows(day, late + 15_000))).toEqual([]);
    expect(redrawn(rows(day, late), rows(day, late + 60_000))).toHaveLength(40);
  });
});
