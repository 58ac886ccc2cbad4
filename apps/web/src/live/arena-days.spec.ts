// What a spectator reads off a snapshot: per arena what runs, what is next, and when (domain-rules, "Running the day").
import type { LiveMatch, LiveSeni, LiveSnapshot } from '@gelanggang/contract/live';
import { arenaDays, dayToShow, onlySlots, shortArenaName } from './arena-days';
import { liveCorner, liveMatch } from '@gelanggang/contract/testing/live-match';

const corner = liveCorner('Raka', 'Elang');

const match = (number: number, change: Partial<LiveMatch> = {}): LiveMatch =>
  liveMatch(number, {
    blue: corner,
    red: corner,
    start_time: `09:${String((number - 1) * 10).padStart(2, '0')}`,
    ...change,
  });

function snapshot(matches: LiveMatch[]): LiveSnapshot {
  const schedule = { arena_id: 1, kind: 'tanding', start_time: '09:00', end_time: null, note: '' } as const;
  return {
    epoch: 'e1',
    seq: 1,
    tournament: {
      id: 1,
      name: 'Piala',
      slug: 'piala',
      time_zone: 'Asia/Jakarta',
      start_date: '2026-11-21',
      end_date: '2026-11-22',
    },
    arenas: [{ id: 1, name: 'Gelanggang A', code: 'A' }],
    schedules: [
      { ...schedule, id: 1, scheduled_date: '2026-11-21' },
      { ...schedule, id: 2, scheduled_date: '2026-11-22' },
    ],
    matches,
  };
}

const at = (time: string): number => Date.parse(`2026-11-21T${time}:00+07:00`);

describe('an arena on a day', () => {
  it('puts the running match first, then the next, then the later ones, and the done ones latest first', () => {
    const matches = [
      match(1, { status: 'finished' }),
      match(2, { status: 'walkover' }),
      match(3, { status: 'ongoing', started_at: '2026-11-21T02:20:00Z' }),
      match(4),
      match(5),
      match(6),
    ];
    const [arena] = arenaDays(snapshot(matches), at('09:21'));
    expect(arena?.current?.match.number).toBe(3);
    expect(arena?.next?.match.number).toBe(4);
    expect(arena?.later.map((slot) => slot.match.number)).toEqual([5, 6]);
    expect(arena?.done.map((slot) => slot.match.number)).toEqual([2, 1]);
  });

  it('has what ended last first among the done, also when it was held before its turn', () => {
    const matches = [
      match(1, { status: 'finished', finished_at: '2026-11-21T02:30:00Z' }),
      match(2, { status: 'walkover' }),
      match(3, { status: 'finished', finished_at: '2026-11-21T02:20:00.500Z' }),
      match(4, { status: 'finished', finished_at: '2026-11-21T02:20:00Z' }),
    ];
    const [arena] = arenaDays(snapshot(matches), at('09:31'));
    expect(arena?.done.map((slot) => slot.match.number)).toEqual([1, 3, 4, 2]);
  });

  it('[R25-J04] puts red before blue where the lot of their battle says so, at the times of their places', () => {
    const seni: LiveSeni = {
      ...{ event: 'seni_tunggal', outcome: null, score: null, stage: 1, worth: null, jurus: 'whole', seed: null },
      ...{ jurus_stage: 'final', unit_id: 1 },
      lot: { winner: 'red', first: 'red', jurus: null, seed: null },
      time: { min: 180, max: 180, tolerance: 5, outAfter: 10, isCosted: true },
    };
    const row = (number: number, side: 'blue' | 'red') =>
      match(number, { kind: 'seni', mode: 'battle', battle_group: 1, pool_id: 7, corner: side, seni });
    const [arena] = arenaDays(snapshot([match(1), row(2, 'blue'), row(3, 'red'), match(4)]), at('08:00'));
    const slots = [arena?.next, ...(arena?.later ?? [])];
    expect(slots.map((slot) => [slot?.match.number, slot?.plannedAt])).toEqual([
      [1, at('09:00')],
      [3, at('09:10')],
      [2, at('09:20')],
      [4, at('09:30')],
    ]);
  });

  it('shows a called match as the current one while nothing runs', () => {
    const [arena] = arenaDays(snapshot([match(1, { status: 'called' }), match(2)]), at('09:00'));
    expect(arena?.current?.match.number).toBe(1);
    expect(arena?.next?.match.number).toBe(2);
  });

  it('estimates later starts from a match that runs late, and leaves the plan as it is', () => {
    const matches = [match(1, { status: 'ongoing', started_at: '2026-11-21T02:12:00Z' }), match(2)];
    const [arena] = arenaDays(snapshot(matches), at('09:15'));
    expect(arena?.next?.plannedAt).toBe(at('09:10'));
    expect(arena?.next?.estimatedAt).toBe(at('09:17'));
    expect(arena?.behindMinutes).toBe(7);
  });

  it('estimates nothing on another day', () => {
    const tomorrow = arenaDays(snapshot([match(1, { schedule_id: 2 })]), at('12:00'))[0];
    expect(tomorrow?.day).toBe('2026-11-22');
    expect(tomorrow?.next?.estimatedAt).toBeNull();
    expect(tomorrow?.behindMinutes).toBe(0);
  });

  it('knows of no delay while another instance holds the tournament', () => {
    const here = snapshot([match(1), match(2)]);
    expect(arenaDays(here, at('09:40'))[0]?.behindMinutes).toBe(40);
    const away = { since: '2026-11-20T12:00:00Z', is_home_elsewhere: false };
    const [arena] = arenaDays({ ...here, tournament: { ...here.tournament, away } }, at('09:40'));
    expect(arena).toMatchObject({ behindMinutes: 0, endsAt: null, next: { match: { number: 1 }, estimatedAt: null } });
  });

  it('leaves out matches without a slot and arenas without matches', () => {
    expect(arenaDays(snapshot([match(1, { schedule_id: null })]), at('09:00'))).toEqual([]);
  });

  it('keeps of every group only what is wanted', () => {
    const matches = [match(1, { status: 'finished' }), match(2), match(3), match(4)];
    const [arena] = onlySlots(arenaDays(snapshot(matches), at('09:00')), (slot) => (slot.match.number ?? 0) > 2);
    expect(arena).toMatchObject({ current: null, next: null, done: [] });
    expect(arena?.later.map((slot) => slot.match.number)).toEqual([3, 4]);
  });
});

describe('the day that a schedule opens on', () => {
  const days = ['2026-11-20', '2026-11-22'];
  it('is today, else the next day with matches, else the last', () => {
    expect(dayToShow(days, Date.parse('2026-11-20T05:00:00Z'), 'Asia/Jakarta')).toBe('2026-11-20');
    expect(dayToShow(days, Date.parse('2026-11-21T05:00:00Z'), 'Asia/Jakarta')).toBe('2026-11-22');
    expect(dayToShow(days, Date.parse('2026-11-25T05:00:00Z'), 'Asia/Jakarta')).toBe('2026-11-22');
    expect(dayToShow([], 0, 'Asia/Jakarta')).toBeUndefined();
  });
});

it('an arena is called by its letter where space is short', () => {
  expect(shortArenaName('Gelanggang A')).toBe('A');
  expect(shortArenaName('Gelanggang 12')).toBe('12');
  expect(shortArenaName('Utama')).toBe('Uta');
});
