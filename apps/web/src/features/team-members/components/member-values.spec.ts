// What the form of an athlete keeps for the next one.
import { teamAfter, valuesOf, valuesOfNext } from './member-values';

const saved = {
  ...valuesOf(null, 7),
  ...{ name: 'Sari', nik: '3201014505100001', body_weight: '50' },
  ...{ championship_category_id: '1', match_category_id: '4', age_category_id: '3', nomor: 'ganda', country_id: '1' },
};

it('keeps contingent and event for the next athlete, and nothing of who it was', () => {
  expect(valuesOfNext(saved, null)).toEqual({
    ...valuesOf(null, 7),
    ...{ championship_category_id: '1', match_category_id: '4', age_category_id: '3', nomor: 'ganda', country_id: '1' },
  });
});

it('keeps the name of a pair for its second member, and no longer once the pair is whole', () => {
  const pair = { ...saved, team_label: 'Ganda A' };
  const first = teamAfter(pair, 2, null);
  expect(valuesOfNext(pair, first).team_label).toBe('Ganda A');
  const second = teamAfter({ ...pair, team_label: ' ganda a ' }, 2, first);
  expect(second).toBeNull();
  expect(valuesOfNext(pair, second).team_label).toBe('');
});

it('keeps the name of a team of three until the third, and begins anew with another name or event', () => {
  const team = { ...saved, team_label: 'Regu A' };
  const one = teamAfter(team, 3, null);
  const two = teamAfter(team, 3, one);
  expect(two?.count).toBe(2);
  expect(teamAfter(team, 3, two)).toBeNull();
  expect(teamAfter({ ...team, team_label: 'Regu B' }, 3, two)?.count).toBe(1);
  expect(teamAfter({ ...team, contingent_id: '8' }, 3, two)?.count).toBe(1);
});

it('has no team without a name, nor of one who performs alone', () => {
  expect(teamAfter(saved, 2, null)).toBeNull();
  expect(teamAfter({ ...saved, team_label: 'A' }, 1, null)).toBeNull();
});
