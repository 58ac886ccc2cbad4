// What a screen that runs by itself knows of its hall, and what it tells at the end of a day.
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { hallView } from '@gelanggang/domain/displays/hall-view';
import { dayOver } from './day-over';
import { hallState } from './hall-state';

const NOW = Date.parse('2026-11-21T03:21:00Z');
const TODAY = '2026-11-21';
const ago = (seconds: number): string => new Date(NOW - seconds * 1000).toISOString();
const unit = (name: string) => ({ state: 'unit' as const, name, contingent: `Kontingen ${name}`, is_dummy: false });
const match = (id: number, values: Partial<LiveMatch> = {}): LiveMatch =>
  ({
    ...{ id, kind: 'tanding', mode: 'default', pool_id: 1, pool_name: 'Pool A', number: id, round: 2, position: 1 },
    ...{ match_category: 'Tanding', age_category: 'Remaja', gender: 'male', class_name: 'C', round_label: 'Final' },
    ...{ status: 'scheduled', called_at: null, started_at: null, finished_at: null, winner: null, start_time: '08:00' },
    ...{ arena_id: 1, schedule_id: 10, length_seconds: 300, blue: unit('Raka'), red: unit('Bagas') },
    ...values,
  }) as LiveMatch;
const hall = (matches: LiveMatch[]): LiveSnapshot =>
  ({
    tournament: { id: 1, slug: 'piala', name: 'Piala', time_zone: 'Asia/Jakarta', start_date: TODAY, end_date: TODAY },
    arenas: [
      { id: 1, name: 'Gelanggang A' },
      { id: 2, name: 'Gelanggang B' },
    ],
    schedules: [
      { id: 10, arena_id: 1, kind: 'tanding', scheduled_date: TODAY, start_time: '08:00', end_time: null, note: '' },
      { id: 11, arena_id: 1, kind: 'tanding', scheduled_date: '2026-11-22', start_time: '08:00' },
    ],
    matches,
  }) as unknown as LiveSnapshot;
const stateOf = (matches: LiveMatch[], arenaId: number | null = null, waitsForAnnouncer = false) =>
  hallState({ snapshot: hall(matches), arenaId, hasMedals: false, waitsForAnnouncer, sponsors: [] }, NOW);
const done = (id: number, seconds: number, values: Partial<LiveMatch> = {}) =>
  match(id, { status: 'finished', winner: 'blue', finished_at: ago(seconds), ...values });

describe('the state of a hall', () => {
  it('is busy while a match runs, is called, or its result still stands', () => {
    expect(stateOf([match(1, { status: 'ongoing', started_at: ago(60) })])).toMatchObject({ isBusy: true, day: 'on' });
    expect(stateOf([match(1, { status: 'called', called_at: ago(60) })]).isBusy).toBe(true);
    expect(stateOf([done(1, 30), match(2)]).isBusy).toBe(true);
    expect(stateOf([done(1, 600), match(2)])).toMatchObject({ isBusy: false, day: 'on' });
  });

  it('is over once all of today is done, and none is there where nothing is planned', () => {
    expect(stateOf([done(1, 600)])).toMatchObject({ isBusy: false, day: 'over' });
    expect(stateOf([])).toMatchObject({ day: 'none', isBusy: false });
    expect(stateOf([match(1)], 2)).toMatchObject({ day: 'none', arenas: 1 });
  });

  it('tells a result when the announcer has told it, where the tournament waits for that', () => {
    const untold = done(3, 90);
    const told = done(4, 90, { announced_at: ago(6) });
    expect(stateOf([untold, told], null, true).news).toEqual([{ kind: 'result', matchId: 4, at: NOW - 6000 }]);
    expect(stateOf([untold, told]).news.map(({ at }) => at)).toEqual([NOW - 90_000, NOW - 90_000]);
  });

  it('tells calls that still stand and results of today, the first of a battle not before the second', () => {
    const first = { kind: 'seni', mode: 'battle', seni: { is_held: true } } as Partial<LiveMatch>;
    const { news } = stateOf([
      match(1, { status: 'called', called_at: ago(5) }),
      match(2, { status: 'ongoing', called_at: ago(300), started_at: ago(100) }),
      done(3, 9),
      done(4, 7, first),
      match(5, { schedule_id: 11, status: 'called', called_at: ago(4) }),
      match(6, { schedule_id: null, status: 'walkover', finished_at: ago(4) }),
    ]);
    expect(news).toEqual([
      { kind: 'call', matchId: 1, at: NOW - 5000 },
      { kind: 'result', matchId: 3, at: NOW - 9000 },
    ]);
  });

  it('shows a call to the whole hall, and to one arena its mat', () => {
    const matches = [match(1, { status: 'called', called_at: ago(3) })];
    expect(hallView(stateOf(matches), NOW)).toEqual({ show: 'call', matchId: 1 });
    expect(hallView(stateOf(matches, 1), NOW)).toEqual({ show: 'mats' });
  });
});

describe('the end of a day', () => {
  const medals = (name: string): MedalSnapshot =>
    ({
      events: [
        {
          ...{ kind: 'tanding', match_category: 'Tanding', age_category: 'Remaja', gender: 'male', class_name: 'C' },
          pools: [
            {
              name,
              winners: [
                { medal: 'gold', names: ['Raka'], contingent: 'Cianjur' },
                { medal: 'silver', names: ['Bagas'], contingent: 'Garut' },
              ],
            },
          ],
        },
      ],
    }) as unknown as MedalSnapshot;

  it('names the golds of the pools that were held today, and the first match of each arena on the next day', () => {
    const matches = [done(1, 600), match(8, { schedule_id: 11, number: 8 }), match(9, { schedule_id: 11, number: 9 })];
    const over = dayOver(hall(matches), medals('Pool A'), TODAY, NOW);
    expect(over).toMatchObject({
      matches: 1,
      winners: [{ name: 'Raka', contingent: 'Cianjur', of: 'Remaja Putra C' }],
      finalists: [],
      next: { day: '2026-11-22', first: [{ arena: 'Gelanggang A', slot: { match: { id: 8 } } }] },
    });
  });

  it('names who goes on to a final where nobody has won yet, and no next day after the last', () => {
    const matches = [
      done(1, 600, { round_label: 'Semifinal' }),
      match(8, { schedule_id: 11, red: { ...unit(''), state: 'tbd' } }),
    ];
    const over = dayOver(hall(matches), medals('Pool B'), TODAY, NOW);
    expect(over.winners).toEqual([]);
    expect(over.finalists.map(({ name }) => name)).toEqual(['Raka']);
    expect(dayOver(hall(matches), undefined, '2026-11-22', NOW).next).toBeNull();
  });
});
