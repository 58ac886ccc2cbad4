// The form of the auto-schedule: what it begins with, what it refuses by itself, what it sends; and where a hand drops.
import type { AutoScheduleOptions } from '@gelanggang/contract/auto-schedule';
import type { Item } from './board-model';
import { snapped, stepped } from './board-geometry';
import { capacityOf, errorsOf, firstValues, serverErrors, toParams, withDay, withSession } from './form-values';

const none = { tanding: 0, seni: 0 };
const options: AutoScheduleOptions = {
  tournament: { id: 1, name: 'Piala', start_date: '2026-11-20', end_date: '2026-11-22', time_zone: 'Asia/Jakarta' },
  arenas: [{ id: 1, name: 'A' }, { id: 2, name: 'B' }], // prettier-ignore
  age_categories: [
    {
      ...{ id: 5, name: 'Remaja', tanding_minutes: 8, seni_minutes: 4 },
      matches: { unplaced: none, drafts: { tanding: 10, seni: 5 }, all: { tanding: 20, seni: 5 } },
    },
  ],
  last_settings: null,
  draft_schedules: 0,
};
const first = () => firstValues(options, '2026-11-21');

describe('the form', () => {
  it('begins with the days that are left, all arenas, the preset, and the first scope that has matches', () => {
    const { scope, arenaIds, sessions, lengths } = first();
    expect([scope, arenaIds, lengths]).toEqual(['drafts', [1, 2], { 5: { tanding: '8', seni: '4' } }]);
    expect(sessions.map(({ date, start, end }) => `${date} ${start}-${end}`)).toEqual([
      '2026-11-21 07:30-12:00',
      '2026-11-21 13:00-17:00',
      '2026-11-22 07:30-12:00',
      '2026-11-22 13:00-17:00',
    ]);
  });

  it('begins again as it was sent the last time, without arenas that are gone', () => {
    const sent = { ...toParams(first(), 1), arena_ids: [2, 9], rest_minutes: 30 };
    const again = firstValues({ ...options, last_settings: sent }, '2026-11-21');
    expect([again.arenaIds, again.rest, again.sessions.length]).toEqual([[2], '30', 4]);
  });

  it('refuses no arena, hours that end before they start or overlap, and lengths that are none', () => {
    expect(errorsOf(first())).toEqual({});
    const [one, two] = first().sessions;
    const sessions = [{ ...one!, end: '07:00' }, two!, { ...two!, start: '16:00', end: '18:00' }];
    const wrong = { ...first(), arenaIds: [], sessions, lengths: { 5: { tanding: '0', seni: 'x' } }, changeOver: '' };
    expect(Object.keys(errorsOf(wrong)).sort()).toEqual(
      ['arenaIds', 'changeOver', 'lengths.5.seni', 'lengths.5.tanding', 'sessions.0.end', 'sessions.2.start'].sort(),
    );
  });

  it('puts the server’s words on its own fields', () => {
    expect(serverErrors({ 'params.sessions.0.end_time': ['Salah.'], 'params.arena_ids': ['Pilih.', 'Satu.'] })).toEqual(
      {
        'sessions.0.end': 'Salah.',
        arenaIds: 'Pilih. Satu.',
      },
    );
  });

  it('adds a session after the last and a day with the same hours, and counts whether they are enough', () => {
    const values = first();
    expect(withSession(values.sessions, '').at(-1)).toMatchObject({ date: '2026-11-22', start: '17:00', end: '21:00' });
    expect(withDay(values.sessions, '').slice(-2).map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-23']); // prettier-ignore
    expect(capacityOf(values, options.age_categories)).toEqual({ needed: 10 * 10 + 5 * 6, open: 2 * 2 * 510 });
  });
});

describe('a hand on the board', () => {
  const lane = [{ place: { arenaId: 1, start: 100 }, length: 8 }] as Item[];

  it('means the minute right after a match when it is close to it, else a whole five minutes', () => {
    expect([snapped(112, lane, 2), snapped(117, lane, 2)]).toEqual([110, 115]);
  });

  it('steps by keys past a neighbour, and by ten minutes where there is none', () => {
    expect([stepped(110, lane, 'up', 2), stepped(98, lane, 'down', 2), stepped(200, lane, 'down', 2)]).toEqual([
      100, 110, 210,
    ]);
  });
});
