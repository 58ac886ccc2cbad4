// The bracket of the live data: what has not changed stays the same object, so that it is not drawn again.
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { liveRounds } from './live-bracket';

const corner = (name: string): LiveMatch['blue'] =>
  ({ name, contingent: 'Perguruan A', state: 'unit', is_dummy: false }) as LiveMatch['blue'];

const match = (id: number, round: number, position: number) =>
  ({
    ...{ id, round, position, round_label: round === 2 ? 'Final' : 'Semifinal', kind: 'tanding', battle_group: null },
    ...{ blue: corner(`Biru ${id}`), red: corner(`Merah ${id}`), winner: null, status: 'scheduled', number: id },
    ...{ next_match_id: round === 1 ? 3 : null, next_corner: position === 1 ? 'blue' : 'red', arena_id: 1 },
    ...{ schedule_id: 5, start_time: '08:00', win_kind: null, blue_score: null, red_score: null },
  }) as LiveMatch;

const places = {
  arenas: [{ id: 1, name: 'Gelanggang A' }],
  schedules: [{ id: 5, scheduled_date: '2027-03-14' }],
} as Pick<LiveSnapshot, 'arenas' | 'schedules'>;

const gamesOf = (matches: readonly LiveMatch[], at = places) => liveRounds(matches, at).flatMap(({ games }) => games);

describe('Games of the live data', () => {
  const matches = [match(1, 1, 1), match(2, 1, 2), match(3, 2, 1)];

  it('know the day and the arena of their match', () => {
    expect(gamesOf(matches)[0]).toMatchObject({ id: 1, scheduled_date: '2027-03-14', arena_name: 'Gelanggang A' });
  });

  it('stay the same when another match changes', () => {
    const before = gamesOf(matches);
    const after = gamesOf([{ ...match(1, 1, 1), winner: 'blue' }, ...matches.slice(1)]);
    expect(after[0]).toMatchObject({ id: 1, winner: 'blue' });
    expect(after[0]).not.toBe(before[0]);
    expect(after.slice(1).map((game, index) => game === before[index + 1])).toEqual([true, true]);
  });

  it('are made anew when arenas or days have changed', () => {
    const before = gamesOf(matches);
    const renamed = { ...places, arenas: [{ ...places.arenas[0], name: 'Gelanggang Utama' }] } as typeof places;
    const after = gamesOf(matches, renamed);
    expect(after.map((game) => game.arena_name)).toEqual(Array(3).fill('Gelanggang Utama'));
    expect(before.map((game) => game.arena_name)).toEqual(Array(3).fill('Gelanggang A'));
  });

  it('tell a battle as over of which one is disqualified and the other one absent', () => {
    const row = (id: number, of: 'blue' | 'red', status: LiveMatch['status']) =>
      ({ ...match(id, 1, 1), kind: 'seni', battle_group: 1, corner: of, status }) as LiveMatch;
    const [game] = gamesOf([row(1, 'blue', 'finished'), row(2, 'red', 'walkover')]);
    expect(game).toMatchObject({ status: 'walkover', winner: null });
  });
});
