// Estimated starts of an arena's later matches (domain-rules, Running the day).
import { estimateArena } from './estimates';
import type { TimedMatch } from './learned-pace';

const MINUTE = 60_000;
const at = (minutes: number) => minutes * MINUTE;

function match(id: number, plannedMinute: number, change: Partial<TimedMatch> = {}): TimedMatch {
  return {
    ...{
      id,
      plannedAt: at(plannedMinute),
      status: 'scheduled',
      startedAt: null,
      finishedAt: null,
      lengthSeconds: 240,
      group: 'Remaja',
    },
    ...change,
  };
}

describe('estimated starts', () => {
  it('are the planned ones while the arena is on time', () => {
    const { startsAt, behindSeconds } = estimateArena([match(1, 0), match(2, 5), match(3, 10)], at(-30));
    expect([...startsAt]).toEqual([
      [1, at(0)],
      [2, at(5)],
      [3, at(10)],
    ]);
    expect(behindSeconds).toBe(0);
  });

  it('move by the delay of the match on the mat, and a pause in the plan is used to catch up', () => {
    const running = match(1, 0, { status: 'ongoing', startedAt: at(10) });
    const { startsAt, behindSeconds } = estimateArena([running, match(2, 5), match(3, 10), match(4, 60)], at(11));
    expect([...startsAt]).toEqual([
      [2, at(14)],
      [3, at(18)],
      [4, at(60)],
    ]);
    expect(behindSeconds).toBe(9 * 60);
  });

  it('are never in the past: a match that should have begun is estimated for now', () => {
    const { startsAt, behindSeconds } = estimateArena([match(1, 0, { status: 'called' }), match(2, 5)], at(7));
    expect(startsAt.get(1)).toBe(at(7));
    expect(startsAt.get(2)).toBe(at(11));
    expect(behindSeconds).toBe(7 * 60);
  });

  it('wait for a match on the mat that runs over', () => {
    const running = match(1, 0, { status: 'ongoing', startedAt: at(0) });
    expect(estimateArena([running, match(2, 5)], at(9)).startsAt.get(2)).toBe(at(9));
  });

  it('say when the last match will be over, also the one on the mat', () => {
    const running = match(1, 0, { status: 'ongoing', startedAt: at(10) });
    expect(estimateArena([running], at(11)).endsAt).toBe(at(14));
    expect(estimateArena([running, match(2, 60)], at(11)).endsAt).toBe(at(64));
    expect(estimateArena([match(1, 60)], at(11)).endsAt).toBe(at(64));
    expect(estimateArena([match(1, 0, { status: 'ongoing' })], at(11)).endsAt).toBe(at(15));
  });

  it('take matches for as long as the day has shown, and leave the mat empty between them as long', () => {
    const pace = { ratio: (group: string) => (group === 'Remaja' ? 1.5 : 1), changeOver: (id: number) => at(id) };
    const over = match(1, 0, { status: 'finished', startedAt: at(0), finishedAt: at(10) });
    const later = [match(3, 6), match(4, 7, { group: 'Dewasa' }), match(5, 8)];
    expect([...estimateArena([over, ...later], at(11), pace, 2).startsAt]).toEqual([
      [3, at(12)],
      [4, at(20)],
      [5, at(26)],
    ]);
    const running = match(2, 5, { status: 'ongoing', startedAt: at(10) });
    expect(estimateArena([over, running, ...later], at(11), pace, 2).startsAt.get(3)).toBe(at(18));
  });

  it('leave out what is over, and an arena that is done is not behind', () => {
    const over = [
      match(1, 0, { status: 'finished', startedAt: at(0), finishedAt: at(30) }),
      match(2, 5, { status: 'walkover' }),
    ];
    expect(estimateArena(over, at(50))).toEqual({ startsAt: new Map(), behindSeconds: 0, endsAt: null });
  });
});
