// What a page shows after events in every order that a bad network delivers.
import type { LoggedEvent } from './events';
import type { LiveMatch, LiveSchedule, LiveSnapshot } from './live';
import { applyEvents } from './apply-events';
import { bracketMatch, timesMatch } from './match-outlines';
import { type MatchPart, patchOf } from './match-patch';
import { liveCorner, liveMatch } from './testing/live-match';

function snapshot(change: Partial<LiveSnapshot> = {}): LiveSnapshot {
  return {
    epoch: 'e1',
    seq: 10,
    tournament: {
      id: 1,
      name: 'Piala',
      slug: 'piala',
      time_zone: 'Asia/Jakarta',
      start_date: '2026-11-20',
      end_date: '2026-11-22',
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
    matches: [liveMatch(1), liveMatch(2)],
    ...change,
  };
}

const at = '2026-11-21T03:00:00.000Z';
const changed = (seq: number, ...matches: LiveMatch[]): LoggedEvent => ({
  seq,
  at,
  type: 'matches.changed',
  data: { matches },
});
const byId = (state: LiveSnapshot, id: number) => state.matches.find((one) => one.id === id);

describe('live events on a snapshot', () => {
  it('changes the match that an event names and moves on to its seq', () => {
    const { snapshot: after, gap } = applyEvents(
      snapshot(),
      [changed(11, liveMatch(2, { status: 'ongoing' }))],
      'tanding',
    );
    expect(gap).toBe(false);
    expect(after.seq).toBe(11);
    expect(byId(after, 2)?.status).toBe('ongoing');
    expect(byId(after, 1)?.status).toBe('scheduled');
  });

  it('drops an event that comes twice', () => {
    const event = changed(11, liveMatch(1, { status: 'called' }));
    const once = applyEvents(snapshot(), [event], 'tanding').snapshot;
    const later = applyEvents(once, [changed(12, liveMatch(1, { status: 'ongoing' }))], 'tanding').snapshot;
    const again = applyEvents(later, [event], 'tanding');
    expect(again).toEqual({ snapshot: later, gap: false });
  });

  it('drops what a newer snapshot already holds and applies the rest', () => {
    const newer = snapshot({ seq: 12, matches: [liveMatch(1, { status: 'finished', winner: 'blue' }), liveMatch(2)] });
    const events = [
      changed(11, liveMatch(1, { status: 'called' })),
      changed(12, liveMatch(1, { status: 'ongoing' })),
      changed(13, liveMatch(2, { status: 'called' })),
    ];
    const { snapshot: after } = applyEvents(newer, events, 'tanding');
    expect(byId(after, 1)?.status).toBe('finished');
    expect(byId(after, 2)?.status).toBe('called');
    expect(after.seq).toBe(13);
  });

  it('stops before a missing event, keeps what came before it and asks for the rest', () => {
    const events = [changed(11, liveMatch(1, { status: 'called' })), changed(13, liveMatch(1, { status: 'finished' }))];
    const { snapshot: after, gap } = applyEvents(snapshot(), events, 'tanding');
    expect(gap).toBe(true);
    expect(after.seq).toBe(11);
    expect(byId(after, 1)?.status).toBe('called');
  });

  it('applies a burst in its order', () => {
    const steps = ['called', 'ongoing', 'finished'] as const;
    const burst = Array.from({ length: 300 }, (_, index) =>
      changed(11 + index, liveMatch(1, { status: steps[index % 3], blue_score: index })),
    );
    const { snapshot: after, gap } = applyEvents(snapshot(), burst, 'tanding');
    expect(gap).toBe(false);
    expect(after.seq).toBe(310);
    expect(byId(after, 1)).toMatchObject({ status: 'finished', blue_score: 299 });
  });

  it('frees the matches that a saved schedule no longer holds', () => {
    const [schedule] = snapshot().schedules;
    if (!schedule) throw new Error('The snapshot of this test has a schedule.');
    const event: LoggedEvent = {
      seq: 11,
      at,
      type: 'schedule.saved',
      data: { schedule, matches: [liveMatch(1), liveMatch(3)] },
    };
    const { snapshot: after } = applyEvents(snapshot(), [event], 'tanding');
    expect(byId(after, 2)).toMatchObject({ schedule_id: null, arena_id: null, number: null, start_time: null });
    expect(byId(after, 3)?.schedule_id).toBe(1);
    expect(after.schedules).toHaveLength(1);
  });

  it('takes away a removed schedule and the matches of an old bracket', () => {
    const events: LoggedEvent[] = [
      { seq: 11, at, type: 'schedule.removed', data: { schedule_id: 1 } },
      { seq: 12, at, type: 'bracket.drawn', data: { pool_id: 1, removed_match_ids: [2] } },
    ];
    const { snapshot: after } = applyEvents(snapshot(), events, 'tanding');
    expect(after.schedules).toEqual([]);
    expect(after.matches.map((one) => [one.id, one.schedule_id])).toEqual([[1, null]]);
  });

  it('shows the arenas as they are called and ordered now', () => {
    const arenas = [
      { id: 2, name: 'Aula', code: 'B' },
      { id: 1, name: 'Gelanggang 1', code: '1' },
    ];
    const renamed: LoggedEvent<'arena.changed'> = {
      seq: 11,
      at: '2026-11-21T02:00:00Z',
      type: 'arena.changed',
      data: { arenas },
    };
    const { snapshot: after, gap } = applyEvents(snapshot(), [renamed], 'tanding');
    expect(gap).toBe(false);
    expect(after.arenas).toEqual(arenas);
  });

  it('leaves seni matches out of the tanding page, and still moves on', () => {
    const { snapshot: after } = applyEvents(snapshot(), [changed(11, liveMatch(9, { kind: 'seni' }))], 'tanding');
    expect(byId(after, 9)).toBeUndefined();
    expect(after.seq).toBe(11);
  });
});

describe('live events on a part of a snapshot', () => {
  const pool = (change: Partial<LiveSnapshot> = {}) =>
    snapshot({ part: { pool_id: 1, is_one_of_several: false }, matches: [liveMatch(1), liveMatch(2)], ...change });
  const day = (change: Partial<LiveSnapshot> = {}) =>
    snapshot({ part: { day: '2026-11-21' }, matches: [liveMatch(1, { schedule_id: 1 })], ...change });
  const ids = ({ matches }: LiveSnapshot) => matches.map((one) => one.id);

  it('passes over what happens in other brackets, whole or not', () => {
    const other = liveMatch(9, { pool_id: 2, status: 'ongoing' });
    const { snapshot: after, gap } = applyEvents(
      pool(),
      [changed(11, other), { seq: 12, at, type: 'matches.changed', data: { matches: [patchOf(other, ['call'])] } }],
      'tanding',
    );
    expect([ids(after), after.seq, gap]).toEqual([[1, 2], 12, false]);
  });

  it('takes in the matches of a bracket that is drawn anew', () => {
    const events: LoggedEvent[] = [
      { seq: 11, at, type: 'bracket.drawn', data: { pool_id: 1, removed_match_ids: [1, 2] } },
      changed(12, liveMatch(7), liveMatch(8, { pool_id: 2 })),
    ];
    expect(ids(applyEvents(pool(), events, 'tanding').snapshot)).toEqual([7]);
  });

  it('holds what is planned for its day: what comes, and no longer what goes', () => {
    const [first] = day().schedules as [LiveSchedule];
    const other: LiveSchedule = { ...first, id: 2, scheduled_date: '2026-11-22' };
    const events: LoggedEvent[] = [
      {
        ...{ seq: 11, at, type: 'schedule.saved' },
        data: { schedule: other, matches: [liveMatch(3, { schedule_id: 2 })] },
      },
      {
        ...{ seq: 12, at, type: 'schedule.saved' },
        data: { schedule: first, matches: [1, 4].map((id) => liveMatch(id, { schedule_id: 1 })) },
      },
      changed(13, liveMatch(1, { schedule_id: 2 })),
    ];
    const { snapshot: after, gap } = applyEvents(day(), events, 'tanding');
    expect([ids(after), gap]).toEqual([[4], false]);
    const moved: LoggedEvent = {
      ...{ seq: 14, at, type: 'schedule.saved' },
      data: { schedule: { ...first, scheduled_date: '2026-11-22' }, matches: [liveMatch(4, { schedule_id: 1 })] },
    };
    expect(ids(applyEvents(after, [moved], 'tanding').snapshot)).toEqual([]);
  });
});

describe('live events on a part that holds little of each match', () => {
  const last = liveMatch(2, { next_match_id: null, blue: liveCorner('Ani'), red: liveCorner('Budi') });
  const first = liveMatch(1, { next_match_id: 2, next_corner: 'blue', blue: liveCorner('Ani'), schedule_id: 1 });
  const all = (change: Partial<LiveSnapshot> = {}) => snapshot({ matches: [first, last], ...change });
  const brackets = () => ({ ...snapshot({ part: { only: 'brackets' } }), matches: [first, last].map(bracketMatch) });
  const times = () => ({
    ...snapshot({ part: { day: '2026-11-21', only: 'times' } }),
    matches: [timesMatch(first)],
  });
  const patch = (seq: number, match: LiveMatch, ...parts: MatchPart[]): LoggedEvent => ({
    ...{ seq, at, type: 'matches.changed' },
    data: { matches: [patchOf(match, parts)] },
  });
  const events: LoggedEvent[] = [
    patch(11, { ...first, status: 'ongoing', started_at: at, standing: { state: null } }, 'call'),
    patch(12, { ...first, status: 'finished', winner: 'blue', started_at: at, finished_at: at }, 'outcome'),
    patch(13, { ...last, blue: liveCorner('Citra') }, 'blue'),
    patch(14, { ...last, status: 'finished', winner: 'red', finished_at: at }, 'outcome'),
    changed(15, liveMatch(3, { blue: liveCorner('Dewi'), next_match_id: 2, schedule_id: null })),
  ];

  it('holds as much of each as if it had been fetched now', () => {
    const { matches } = applyEvents(all(), events, 'tanding').snapshot;
    const told = applyEvents(brackets(), events, 'tanding', bracketMatch);
    expect(told).toMatchObject({ gap: false, snapshot: { seq: 15 } });
    expect(told.snapshot.matches).toEqual(matches.map(bracketMatch));
    expect(JSON.stringify(told.snapshot.matches)).not.toContain('Dewi');
    expect(told.snapshot.matches[1]).toMatchObject({ winner: 'red', blue: { name: 'Citra' }, red: { name: 'Budi' } });
    const timed = applyEvents(times(), events, 'tanding', timesMatch);
    expect(timed.snapshot.matches).toEqual([timesMatch(matches[0] as LiveMatch)]);
    expect(timed.snapshot.matches[0]).toMatchObject({ status: 'finished', started_at: at, finished_at: at });
  });

  it('makes nothing anew where an event changes nothing, and needs what it does not hold', () => {
    const before = brackets();
    const started = applyEvents(before, events.slice(0, 1), 'tanding', bracketMatch).snapshot;
    expect(started.matches[1]).toBe(before.matches[1]);
    const unknown = liveMatch(9, { status: 'ongoing' });
    expect(applyEvents(before, [patch(11, unknown, 'call')], 'tanding', bracketMatch).gap).toBe(true);
    expect(applyEvents(times(), [patch(11, unknown, 'call')], 'tanding', timesMatch).gap).toBe(false);
  });
});

describe('live events on the matches of some contingents', () => {
  const own = liveMatch(1, { blue: liveCorner('Ani', 'Rajawali') });
  const held = () => snapshot({ part: { contingents: ['Rajawali'] }, matches: [own] });
  const open = liveMatch(2, { blue: { state: 'tbd', name: 'TBD', contingent: '', is_dummy: false } });
  const told = (seq: number, match: LiveMatch, ...parts: MatchPart[]): LoggedEvent => ({
    ...{ seq, at, type: 'matches.changed' },
    data: { matches: [patchOf(match, parts)] },
  });
  const ids = ({ matches }: LiveSnapshot) => matches.map((one) => one.id);

  it('are those that are drawn for them, and no others', () => {
    const drawn = changed(11, open, liveMatch(3, { red: liveCorner('Budi', 'Rajawali') }));
    const { snapshot: after, gap } = applyEvents(held(), [drawn, told(12, open, 'call')], 'tanding');
    expect([ids(after), gap]).toEqual([[1, 3], false]);
    const gone = applyEvents(after, [told(13, { ...own, blue: open.blue }, 'blue')], 'tanding').snapshot;
    expect(ids(gone)).toEqual([3]);
  });

  it('are both rows of a seni battle that one of them is in', () => {
    const battle = { kind: 'seni', mode: 'battle', battle_group: 1 } as const;
    const blue = liveMatch(4, { ...battle, corner: 'blue', blue: liveCorner('Ani', 'Rajawali') });
    const red = liveMatch(5, { ...battle, corner: 'red', blue: open.blue, red: liveCorner('Citra', 'Garuda') });
    const other = liveMatch(6, { ...battle, battle_group: 2, corner: 'red', red: liveCorner('Dewi', 'Garuda') });
    const drawn = changed(11, blue, red, other);
    const { snapshot: after } = applyEvents({ ...held(), matches: [] }, [drawn], 'seni');
    expect(ids(after)).toEqual([4, 5]);
    const gone = applyEvents(after, [told(12, { ...blue, blue: open.blue }, 'blue')], 'seni').snapshot;
    expect(ids(gone)).toEqual([]);
  });

  it('stay where the contingent that was asked for by number is called otherwise', () => {
    const numbered = { ...own, blue: { ...own.blue, contingent_id: 3 } };
    const asked = { ...held(), part: { contingents: ['#3', 'Rajawali'] }, matches: [numbered] };
    const renamed = { ...numbered, blue: { ...numbered.blue, contingent: 'Rajawali Muda' } };
    const { snapshot: after } = applyEvents(asked, [told(11, renamed, 'blue')], 'tanding');
    expect(after.matches.map(({ blue }) => blue.contingent)).toEqual(['Rajawali Muda']);
  });

  it('are fetched anew once one of them comes into a match that is not held', () => {
    const other = told(11, { ...open, blue: liveCorner('Citra', 'Garuda') }, 'blue');
    const theirs = told(12, { ...open, red: liveCorner('Ani', 'Rajawali') }, 'red');
    const { snapshot: after, gap } = applyEvents(held(), [other, theirs], 'tanding');
    expect([after.seq, gap]).toEqual([11, true]);
  });
});
