// The way of an entry: who counts as opponent, how a step ended, and in which order the steps stand.
import { liveCorner, liveMatch } from '@gelanggang/contract/testing/live-match';
import type { LiveCorner } from '@gelanggang/contract/live';
import { waysOf } from './way-of';

const who = (name: string, ...entry_ids: number[]): LiveCorner => ({ ...liveCorner(name), entry_ids });
const empty = (state: 'tbd' | 'bye'): LiveCorner => ({ ...liveCorner(''), state });

const told = (ways: ReturnType<typeof waysOf>, id: number) =>
  ways.get(id)?.map(({ match, outcome, opponent }) => [match.id, outcome, opponent?.name ?? null]);

describe('the way of an entry', () => {
  const first = liveMatch(1, { blue: who('Raka', 7), red: who('Bagas', 8), status: 'finished', winner: 'blue' });
  const final = liveMatch(2, { round: 2, position: 1, blue: who('Raka', 7), red: empty('tbd') });

  it('goes from round to round, whatever the order of the matches', () => {
    const ways = waysOf([final, first]);
    expect(told(ways, 7)).toEqual([
      [1, 'won', 'Bagas'],
      [2, 'open', ''],
    ]);
    expect(told(ways, 8)).toEqual([[1, 'lost', 'Raka']]);
  });

  it('tells two of one name apart by their entries', () => {
    const ways = waysOf([first, liveMatch(3, { pool_id: 2, blue: who('Raka', 9), red: who('Tio', 10) })]);
    expect(told(ways, 7)).toHaveLength(1);
    expect(told(ways, 9)).toEqual([[3, 'open', 'Tio']]);
  });

  it('goes through where nobody stands in the other corner, and says when nobody won', () => {
    const through = liveMatch(4, { blue: who('Raka', 7), red: empty('bye'), status: 'walkover', winner: 'blue' });
    expect(told(waysOf([through]), 7)).toEqual([[4, 'through', '']]);
    expect(told(waysOf([{ ...first, status: 'walkover', winner: null }]), 7)).toEqual([[1, 'nobody', 'Bagas']]);
    expect(told(waysOf([{ ...first, status: 'ongoing', winner: null }]), 8)).toEqual([[1, 'on', 'Raka']]);
  });

  it('is the same for all of a pair, and of a battle the opponent stands in the other row', () => {
    const battle = { kind: 'seni', battle_group: 1, status: 'finished', winner: 'red' } as const;
    const ways = waysOf([
      liveMatch(5, { ...battle, corner: 'blue', blue: who('Ayu, Sari', 20, 21), red: empty('tbd') }),
      liveMatch(6, { ...battle, corner: 'red', blue: empty('tbd'), red: who('Nia, Dwi', 22, 23) }),
    ]);
    expect(told(ways, 21)).toEqual([[5, 'lost', 'Nia, Dwi']]);
    expect(told(ways, 20)).toEqual(told(ways, 21));
    expect(told(ways, 22)).toEqual([[6, 'won', 'Ayu, Sari']]);
  });

  it('of a performance that is ranked has no opponent', () => {
    const shown = liveMatch(9, { kind: 'seni', mode: 'default', blue: who('Ayu', 30), status: 'finished' });
    expect(told(waysOf([shown, { ...shown, id: 10, status: 'scheduled', position: 11 }]), 30)).toEqual([
      [9, 'shown', null],
      [10, 'open', null],
    ]);
  });
});
