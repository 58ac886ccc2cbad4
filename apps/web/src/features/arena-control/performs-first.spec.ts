// Who of a battle is to perform before whom, as the desk says it.
import type { LiveMatch } from '@gelanggang/contract/live';
import type { JurusStage } from '@gelanggang/domain/rules/jurus-rules';
import { performsBefore } from './performs-first';

interface Facts {
  stage?: JurusStage;
  first?: 'blue' | 'red';
  status?: LiveMatch['status'];
  mode?: LiveMatch['mode'];
}

function battle({ stage = 'early', first, status = 'scheduled', mode = 'battle' }: Facts) {
  const seni = { jurus_stage: stage, ...(first ? { lot: { first } } : {}) };
  const row = (id: number, corner: 'blue' | 'red', group = 4) =>
    ({ id, corner, pool_id: 2, battle_group: group, mode, status: 'scheduled', seni }) as unknown as LiveMatch;
  const other = first === 'red' && stage !== 'early' ? 'red' : 'blue';
  const rows = [row(1, 'blue'), row(2, 'red'), row(3, 'blue', 5), row(4, 'red', 5)];
  return rows.map((one) => (one.battle_group === 4 && one.corner === other ? { ...one, status } : one));
}

const before = (facts: Facts, id: number) => {
  const rows = battle(facts);
  return performsBefore(rows.find((one) => one.id === id) as LiveMatch, rows);
};

describe('[R25-J04] Before the semifinal', () => {
  it('blue performs first, whatever a lot says', () => {
    expect(before({}, 1)).toBeNull();
    expect(before({}, 2)).toBe('blue');
    expect(before({ first: 'red' }, 2)).toBe('blue');
  });

  it.each(['ongoing', 'finished', 'walkover'] as const)('red may begin once that of blue is %s', (status) => {
    expect(before({ status }, 2)).toBeNull();
  });
});

describe('[R25-J03] From the semifinal on', () => {
  it('who was chosen by the winner of the lot performs first', () => {
    expect(before({ stage: 'final', first: 'red' }, 1)).toBe('red');
    expect(before({ stage: 'final', first: 'red' }, 2)).toBeNull();
    expect(before({ stage: 'final', first: 'red', status: 'finished' }, 1)).toBeNull();
    expect(before({ stage: 'semifinal', first: 'blue' }, 2)).toBe('blue');
  });
});

it('Performances of a pool have an order of their own', () => {
  expect(before({ mode: 'default' }, 2)).toBeNull();
});
