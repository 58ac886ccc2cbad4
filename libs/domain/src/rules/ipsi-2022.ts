// Rule set "IPSI 2022": the ages are known; a figure without an article is taken over from 2025 and not verified.
import { IPSI_2025_SET } from './ipsi-2025';
import type { RuleGroup, RuleSet } from './rule-set';

/** Whose other figures stand in until somebody has the text of 2022 before them. */
const AS_2025 = new Map(IPSI_2025_SET.groups.map((group) => [group.id, group]));

/** From and to in completed years. */
const ROWS: readonly (readonly [id: string, name: string, from: number, to: number | null, as: string])[] = [
  ['singa', 'Singa', 3, 6, 'usia-dini-1'],
  ['macan', 'Macan', 7, 9, 'usia-dini-2'],
  ['usia-10-11', 'Usia 10–11', 10, 11, 'usia-dini-2'],
  ['usia-12-13', 'Usia 12–13', 12, 13, 'pra-remaja'],
  ['usia-14-16', 'Usia 14–16', 14, 16, 'remaja'],
  ['usia-17-45', 'Usia 17–45', 17, 45, 'dewasa'],
  ['usia-46-60', 'Usia 46–60', 46, 60, 'master-1'],
  ['pendekar', 'Pendekar (61 ke atas)', 61, null, 'master-2'],
];

function groupOf([id, name, fromYears, toYears, as]: (typeof ROWS)[number]): RuleGroup {
  const likeIt = AS_2025.get(as);
  if (!likeIt) throw new RangeError(`No group ${as} in IPSI 2025`);
  // ages are all that is known: no times, no classes, no pairing, no events are claimed
  return {
    ...{ ...likeIt, id, name, fromYears, toYears, isWeighed: true, pairing: null, times: null },
    ...{ classes: [], nomor: [] },
    articles: { ages: 'golongan usia 2022' },
  };
}

export const IPSI_2022_SET: RuleSet = {
  ...{ id: 'ipsi-2022', version: 2, name: 'IPSI 2022', dated: '2022-01-01' },
  ...{ issuer: 'federation', source: 'PB IPSI 2022: hanya golongan usia yang dipastikan', ageCounting: 'whole-years' },
  ...{ points: IPSI_2025_SET.points, penalties: IPSI_2025_SET.penalties, articles: {} },
  groups: ROWS.map(groupOf),
};
