// The warnings of one schedule in words: the form and the API tell the same.
import { type EditedSchedule, scheduleWarnings, type ScheduleWorld } from './schedule-warnings';

const WORLD: ScheduleWorld = {
  ...{ startDate: '2026-11-21', endDate: '2026-11-22' },
  matches: [
    { ...{ id: 1, poolId: 1, people: [11, 12], isOpen: false, isDecided: false }, ...next(3) },
    { ...{ id: 2, poolId: 1, people: [13, 14], isOpen: false, isDecided: false }, ...next(3) },
    { ...{ id: 3, poolId: 1, people: [], isOpen: true, isDecided: false }, ...next(null) },
    { ...{ id: 9, poolId: 2, people: [11, 99], isOpen: false, isDecided: false }, ...next(null) },
  ],
  people: [
    { id: 11, name: 'Raka' },
    { id: 12, name: 'Bima' },
  ],
  sessions: [
    {
      ...{ id: 7, arenaId: 1, arenaName: 'Gelanggang A', arenaCode: 'A', date: '2026-11-21' },
      start: '07:30',
      end: '12:00',
    },
    {
      ...{ id: 8, arenaId: 2, arenaName: 'Gelanggang B', arenaCode: 'B', date: '2026-11-21' },
      start: '07:45',
      end: null,
    },
  ],
  slots: [
    { matchId: 2, scheduleId: 7, number: 4, time: '07:30' },
    { matchId: 9, scheduleId: 8, number: 5, time: '07:45' },
  ],
};

function next(nextMatchId: number | null) {
  return { nextMatchId, loserMatchId: null, lengthSeconds: 480 };
}

const edited = (values: Partial<EditedSchedule> = {}): EditedSchedule => ({
  ...{ id: null, arenaId: 3, arenaName: 'Gelanggang C', date: '2026-11-21', start: '07:00', end: '17:00' },
  slots: [{ matchId: 1, label: 'urutan 1', time: '07:30' }],
  ...values,
});

const warningsOf = (values: Partial<EditedSchedule> = {}) => scheduleWarnings(WORLD, edited(values));

describe('what is said beside a match', () => {
  it('names the athlete, the other match and its place', () => {
    expect(warningsOf().ofMatch.get(1)).toEqual([
      'Raka hanya istirahat 7 menit sebelum partai B5 (Gelanggang B 07.45); sebaiknya 16.',
    ]);
  });

  it('tells an own match by its own label, and one of another schedule by its partai', () => {
    const slots = [
      { matchId: 3, label: 'urutan 1', time: '07:30' },
      { matchId: 1, label: 'urutan 2', time: '09:00' },
    ];
    const said = warningsOf({ slots }).ofMatch.get(3)?.join(' ');
    expect(said).toContain('Mulai sebelum urutan 2 (Gelanggang C 09.00) selesai, yang menentukan pesertanya.');
    expect(said).toContain('Mulai sebelum partai A4 (Gelanggang A 07.30) selesai, yang menentukan pesertanya.');
  });

  it('says the day of the other match where it is another one, and nothing beside a match that is well', () => {
    const slots = [{ matchId: 3, label: 'urutan 1', time: '07:30' }];
    const said = warningsOf({ date: '2026-11-20', slots }).ofMatch.get(3)?.join(' ');
    expect(said).toBe('Mulai sebelum partai A4 (Gelanggang A 07.30, 21 Nov) selesai, yang menentukan pesertanya.');
    expect(warningsOf({ slots: [{ matchId: 1, label: 'urutan 1', time: '09:00' }] }).ofMatch.size).toBe(0);
  });

  it('says that a match lies outside the hours of its schedule, an end that is not typed being none', () => {
    const slots = [{ matchId: 1, label: 'urutan 1', time: '09:00' }];
    const said = (hours: Partial<EditedSchedule>) => warningsOf({ slots, ...hours }).ofMatch.get(1) ?? [];
    expect(said({ start: '09:01' })).toEqual(['Sebelum jam mulai jadwal ini.']);
    expect(said({ end: '09:07' })).toEqual(['Selesai sesudah jam selesai jadwal ini.']);
    expect([said({ end: '09:08' }), said({ end: '' }), said({ end: null }), said({ start: '' })]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('takes a match that moves here from another schedule for where it is now', () => {
    const slots = [
      { matchId: 2, label: 'urutan 1', time: '10:00' },
      { matchId: 3, label: 'urutan 2', time: '11:00' },
    ];
    expect(warningsOf({ slots }).ofMatch.size).toBe(0);
    expect(warningsOf({ slots: slots.slice(1).map((one) => ({ ...one, time: '07:30' })) }).ofMatch.size).toBe(1);
  });

  it('does not hold the saved schedule against itself', () => {
    const slots = [{ matchId: 2, label: 'partai A4', time: '07:30' }];
    const { ofMatch, general } = warningsOf({ ...{ id: 7, arenaId: 1, start: '07:30', end: '12:00' }, slots });
    expect([ofMatch.size, general]).toEqual([0, []]);
  });
});

describe('what is said of the schedule as a whole', () => {
  it('tells a day outside the tournament', () => {
    expect(warningsOf({ date: '2026-11-23' }).general).toEqual(['Tanggal ini di luar tanggal turnamen.']);
    expect(warningsOf({ date: '' }).general).toEqual([]);
  });

  it('tells another schedule of the arena at the same time, one without an end to the end of the day', () => {
    expect(warningsOf({ arenaId: 1, arenaName: 'Gelanggang A', end: '08:00' }).general).toEqual([
      'Gelanggang A mempunyai jadwal lain pada waktu yang sama (07.30–12.00).',
    ]);
    expect(warningsOf({ arenaId: 1, start: '12:00' }).general).toEqual([]);
    expect(warningsOf({ arenaId: 1, end: '07:30' }).general).toEqual([]);
    // without an end it lasts to its last match
    const last = (time: string) => [{ matchId: 1, label: 'urutan 1', time }];
    expect(warningsOf({ arenaId: 1, end: null, slots: last('07:30') }).general).toEqual([]);
    expect(warningsOf({ arenaId: 1, end: '', slots: last('07:31') }).general).toHaveLength(1);
    for (const none of [{ arenaId: null }, { date: '' }, { start: '07' }]) {
      expect(warningsOf({ arenaId: 1, end: '08:00', ...none }).general).toEqual([]);
    }
    expect(warningsOf({ arenaId: 1, date: '2026-11-22', end: '08:00' }).general).toEqual([]);
    expect(warningsOf({ arenaId: 2, arenaName: 'Gelanggang B', start: '20:00', end: '21:00' }).general).toEqual([
      'Gelanggang B mempunyai jadwal lain pada waktu yang sama (07.45–24.00).',
    ]);
  });

  it('counts matches that are longer than the time until the next, and none while a time is being typed', () => {
    const slots = (second: string) => [
      { matchId: 1, label: 'urutan 1', time: '07:30' },
      { matchId: 2, label: 'urutan 2', time: second },
    ];
    expect(warningsOf({ slots: slots('07:35') }).general[0]).toMatch(/^1 partai lebih panjang/);
    expect(warningsOf({ slots: slots('07:38') }).general).toEqual([]);
    expect(warningsOf({ slots: [...slots('07:25')].reverse() }).general[0]).toMatch(/^1 partai lebih panjang/);
    const third = { matchId: 3, label: 'urutan 3', time: '07:39' };
    expect(warningsOf({ slots: [...slots('07:35'), third] }).general[0]).toMatch(/^2 partai lebih panjang/);
    expect(warningsOf({ slots: slots('') }).general).toEqual([]);
  });
});
