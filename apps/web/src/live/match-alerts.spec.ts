// What a spectator is told, and that nothing is told twice.
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import { appointmentsOf } from './appointments';
import { arenaDays } from './arena-days';
import { alertsOf, NOTHING_TOLD, type AlertMemory } from './match-alerts';
import { liveCorner, liveMatch } from '@gelanggang/contract/testing/live-match';

const MINE = 'Raka';

const match = (number: number, change: Partial<LiveMatch> = {}): LiveMatch =>
  liveMatch(number, {
    blue: liveCorner('Seseorang', 'Elang'),
    red: liveCorner('Bagas', 'Elang'),
    start_time: `09:${String((number - 1) * 10).padStart(2, '0')}`,
    length_seconds: 600,
    ...change,
  });

const mine = (number: number, change: Partial<LiveMatch> = {}): LiveMatch => {
  const made = match(number, change);
  return { ...made, blue: { ...made.blue, name: MINE } };
};

function snapshot(matches: LiveMatch[]): LiveSnapshot {
  const schedule = { kind: 'tanding', start_time: '09:00', end_time: null, note: '' } as const;
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
    arenas: [
      { id: 1, name: 'Gelanggang A', code: 'A' },
      { id: 2, name: 'Gelanggang B', code: 'B' },
    ],
    schedules: [
      { ...schedule, id: 1, arena_id: 1, scheduled_date: '2026-11-21' },
      { ...schedule, id: 2, arena_id: 2, scheduled_date: '2026-11-21' },
      { ...schedule, id: 3, arena_id: 1, scheduled_date: '2026-11-22' },
    ],
    matches,
  };
}

const at = (time: string): number => Date.parse(`2026-11-21T${time}:00+07:00`);
const statuses = (...done: MatchStatus[]): LiveMatch[] => done.map((status, index) => match(index + 1, { status }));

function appointments(matches: LiveMatch[], time: string) {
  return appointmentsOf(arenaDays(snapshot(matches), at(time)), ({ blue }) => blue.name === MINE);
}

/** The kinds told at each of the moments, one after the other on one device. */
function toldAt(...moments: [LiveMatch[], string][]): string[][] {
  let memory: AlertMemory = NOTHING_TOLD;
  return moments.map(([matches, time]) => {
    const told = alertsOf(appointments(matches, time), memory, at(time));
    // as the device keeps it
    memory = JSON.parse(JSON.stringify(told.memory)) as AlertMemory;
    return told.alerts.map((alert) => `${alert.kind} ${alert.match.id}`);
  });
}

describe('the matches of those who are followed', () => {
  it('come in order of time over arenas and days, with how many are before them, and the done ones last', () => {
    const matches = [
      mine(1, { status: 'finished' }),
      match(2, { status: 'ongoing', started_at: '2026-11-21T02:10:00Z' }),
      match(3),
      mine(4),
      mine(5, { arena_id: 2, schedule_id: 2, start_time: '09:15' }),
      mine(6, { schedule_id: 3 }),
    ];
    const found = appointments(matches, '09:12');
    expect(found.map(({ slot, state, before }) => [slot.match.id, state, before])).toEqual([
      [5, 'waiting', 0],
      [4, 'waiting', 2],
      [6, 'waiting', null],
      [1, 'done', null],
    ]);
  });
});

describe('alerts', () => {
  it('tell once that two or fewer are before a match, and once that it is called', () => {
    const far = [...statuses('ongoing', 'scheduled', 'scheduled'), mine(4)];
    const close = [...statuses('finished', 'ongoing', 'scheduled'), mine(4)];
    const called = [...statuses('finished', 'finished', 'finished'), mine(4, { status: 'called', called_at: 'x' })];
    const again = [...statuses('finished', 'finished', 'finished'), mine(4, { status: 'called', called_at: 'y' })];
    expect(
      toldAt(
        [far, '09:05'],
        [close, '09:12'],
        [close, '09:14'],
        [called, '09:30'],
        [called, '09:31'],
        [again, '09:40'],
      ),
    ).toEqual([[], ['close 4'], [], ['called 4'], [], ['called 4']]);
  });

  it('leave the first match of a day alone until it is half an hour away', () => {
    const matches = [mine(1), match(2)];
    expect(toldAt([matches, '07:00'], [matches, '08:31'])).toEqual([[], ['close 1']]);
  });

  it('tell each move, also one that happened while the page was closed, and none at first sight', () => {
    const before = [mine(9)];
    const later = [mine(9, { start_time: '11:00' })];
    const elsewhere = [mine(9, { start_time: '11:00', arena_id: 2, schedule_id: 2 })];
    expect(toldAt([before, '07:00'], [later, '07:01'], [later, '07:02'], [elsewhere, '07:03'])).toEqual([
      [],
      ['moved 9'],
      [],
      ['moved 9'],
    ]);
  });

  it('tell of a match that lost its slot and got another one, where it was', () => {
    const free = mine(9, { schedule_id: null, arena_id: null, number: null, start_time: null });
    const back = mine(9, { start_time: '13:00' });
    expect(toldAt([[mine(9)], '07:00'], [[free], '07:01'], [[back], '07:02'])).toEqual([[], [], ['moved 9']]);
  });

  it('say nothing of what runs or is over, and forget it', () => {
    const running = [mine(1, { status: 'ongoing', started_at: '2026-11-21T02:00:00Z' })];
    const over = [mine(1, { status: 'finished' })];
    expect(toldAt([running, '09:01'], [over, '09:10'])).toEqual([[], []]);
    expect(
      alertsOf(
        appointments(over, '09:10'),
        { places: { 1: { day: '', arena: '', time: '', number: 1, partai: 'A1' } }, told: ['1 close '] },
        0,
      ).memory,
    ).toEqual(NOTHING_TOLD);
  });
});
