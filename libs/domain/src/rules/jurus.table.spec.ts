// What is shown in which round and for how long, case by case.
import { cases } from '../testing/rulebook-cases';
import { rulesAt } from '../testing/jurus-cases';
import { IPSI_2025_JURUS } from './ipsi-2025-jurus';
import { jurusText, lotText } from './jurus-text';
import { type BattleLot, jurusChoices } from './battle-lot';
import { firstCorner, jurusOf, jurusStageOf } from './rules-of-performance';

const shown = (line: string, expected: string) => expect(rulesAt(line).jurus ?? '–').toBe(expected);

const J01 = cases(`
  dewasa tunggal p1              | empty-hand
  dewasa tunggal p2              | weapon
  dewasa tunggal perempat        | weapon
  dewasa tunggal perempat of8    | weapon
  dewasa tunggal p1 of16         | empty-hand
  dewasa tunggal perempat of16   | weapon
  remaja bebas p1                | empty-hand
  remaja bebas p2                | weapon
  dewasa ganda p1                | empty-hand
  dewasa ganda perempat          | weapon
  master-1 tunggal p2            | weapon
  dewasa tunggal pool1           | empty-hand
  dewasa tunggal pool2           | weapon
  pra-remaja tunggal p1          | empty-hand
  pra-remaja tunggal perempat    | weapon
`);
it.each(J01)('[R25-J01] empty hand first, weapon in the rounds after it: «%s» shows %s', shown);

const J02 = cases(`
  dewasa regu p1                 | regu-1
  dewasa regu p2                 | regu-2
  remaja regu perempat           | regu-2
  dewasa regu pool1              | regu-1
  master-2 regu perempat of8     | regu-2
`);
it.each(J02)('[R25-J02] regu shows 1–6 first, 7–12 in the rounds after it: «%s» shows %s', shown);

const J03 = cases(`
  dewasa tunggal semi            | –
  dewasa tunggal semi =weapon    | weapon
  dewasa tunggal semi =empty-hand | empty-hand
  dewasa ganda semi =empty-hand  | empty-hand
  remaja bebas semi of4 =weapon  | weapon
  dewasa regu semi =regu-2       | regu-2
  dewasa regu semi =weapon       | –
  dewasa tunggal p2 =empty-hand  | weapon
`);
it.each(J03)('[R25-J03] in the semifinal who won the lot chooses, before it the round does: «%s» shows %s', shown);

const J04 = cases(`
  dewasa tunggal final           | whole
  dewasa ganda final             | whole
  remaja regu final              | whole
  dewasa bebas final             | whole
  dewasa tunggal final =weapon   | whole
  dewasa tunggal poolfinal       | whole
  dewasa tunggal bronze          | whole
  dewasa tunggal pair            | whole
  pra-remaja bebas final         | whole
  pra-usia-dini bebas poolfinal  | whole
  usia-dini-2 bebas bronze       | whole
`);
it.each(J04)('[R25-J04] the final shows the whole jurus: «%s» shows %s', shown);

const said = (line: string, expected: string, lot: BattleLot | null = null) =>
  expect(jurusText({ ...rulesAt(line), isBattle: !line.includes('pool'), lot })).toBe(expected);
const WORDS = cases(`
  R25-J04 | dewasa tunggal final                  | Jurus lengkap
  R25-J04 | pra-remaja bebas final                | Jurus lengkap
  R25-J08 | pra-remaja ganda final                | Tangan kosong atau senjata, menurut nomornya
  R25-J08 | usia-dini-2 ganda poolfinal           | Tangan kosong atau senjata, menurut nomornya
  R25-J08 | pra-remaja ganda final #ganda-senjata | Senjata
  R25-J08 | pra-remaja ganda final =weapon        | Senjata
  R25-J03 | dewasa tunggal semi                   | Jurus menunggu undian
  R25-J03 | dewasa regu semi =regu-2              | Regu II (jurus 7–12)
`);
it.each(WORDS)('[%s] «%s» is told as: %s', (_row, line, expected) => said(line ?? '', expected ?? ''));
it('[R25-J03] says who won the lot and chooses, and what they chose', () => {
  const lot: BattleLot = { winner: 'red', first: null, jurus: null };
  said('dewasa tunggal semi', 'Jurus dipilih merah', lot);
  expect(lotText('semifinal', lot)).toBe('Undian dimenangkan merah');
  expect(lotText('semifinal', { ...lot, first: 'blue', jurus: 'weapon' })).toBe(
    'Undian dimenangkan merah, yang memilih: biru tampil lebih dahulu, senjata',
  );
  expect([lotText('early', lot), lotText('final', null)]).toEqual(['', '']);
});

it.each([
  ['first', 'blue'],
  ['early', 'blue'],
  ['semifinal', 'red'],
  ['final', 'red'],
] as const)(
  '[R25-J04] blue is first before the semifinal, then the lot says it: %s, chosen red: %s',
  (stage, first) => {
    expect(firstCorner(stage, { first: 'red' })).toBe(first);
    expect(firstCorner(stage, null)).toBe('blue');
  },
);

it('[R25-J03] offers what is left to choose, and nothing else', () => {
  const of = (
    id: string,
    isYoung: boolean,
    event: 'seni_tunggal' | 'seni_regu' | 'solo_kreatif',
    stage: 'early' | 'semifinal' | 'final',
  ) => jurusChoices({ event, jurus: jurusOf({ group: { id, isYoung }, event, stage, nomor: null }, null) }, null);
  expect(of('dewasa', false, 'seni_tunggal', 'early')).toEqual([]);
  expect(of('dewasa', false, 'seni_tunggal', 'semifinal')).toEqual(['empty-hand', 'weapon']);
  expect(of('dewasa', false, 'seni_regu', 'semifinal')).toEqual(['regu-1', 'regu-2']);
  expect(of('dewasa', false, 'seni_tunggal', 'final')).toEqual([]);
  expect(of('pra-remaja', true, 'seni_tunggal', 'final')).toEqual(['empty-hand', 'weapon']);
  expect(of('pra-remaja', true, 'seni_regu', 'semifinal')).toEqual([]);
  expect(of('pra-remaja', true, 'solo_kreatif', 'final')).toEqual([]);
  expect(of('pra-remaja', true, 'solo_kreatif', 'semifinal')).toEqual(['empty-hand', 'weapon']);
});

it('[R25-G16] a bracket is held in rounds, a pool in stages; both know their final', () => {
  const at = { drawingStage: 1, advanceCount: null, round: 1, roundCount: 1, isThirdPlace: false };
  expect(jurusStageOf({ ...at, mode: 'battle' })).toBe('final');
  expect(jurusStageOf({ ...at, mode: 'default' })).toBe('final');
  expect(jurusStageOf({ ...at, mode: 'default', advanceCount: 4 })).toBe('first');
  expect(jurusStageOf({ ...at, mode: 'battle', drawingStage: 2, roundCount: 4 })).toBe('early');
});

const timed = (line: string, min: string, max: string) => {
  const seconds = (text: string) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1]);
  expect(rulesAt(line)).toMatchObject({ min: seconds(min), max: seconds(max) });
};
const J05 = cases(`
  dewasa tunggal p1               | 1:20 | 1:20
  dewasa tunggal p2               | 1:40 | 1:40
  dewasa tunggal perempat         | 1:40 | 1:40
  dewasa tunggal semi =empty-hand | 1:20 | 1:20
  dewasa tunggal semi =weapon     | 1:40 | 1:40
  dewasa tunggal semi             | 1:20 | 1:40
  dewasa tunggal final            | 3:00 | 3:00
  remaja tunggal p1               | 1:20 | 1:20
  master-1 tunggal final          | 3:00 | 3:00
`);
it.each(J05)('[R25-J05] tunggal: «%s» lasts %s to %s', timed);
const J06 = cases(`
  dewasa bebas p1                 | 1:00 | 1:30
  dewasa bebas perempat           | 1:00 | 1:30
  dewasa bebas semi               | 1:00 | 1:30
  dewasa bebas final              | 1:00 | 3:00
  remaja bebas poolfinal          | 1:00 | 3:00
`);
it.each(J06)('[R25-J06] tunggal bebas: «%s» lasts %s to %s', timed);
const J07 = cases(`
  dewasa ganda p1                 | 1:30 | 1:30
  dewasa ganda semi               | 1:30 | 1:30
  dewasa ganda final              | 3:00 | 3:00
  remaja regu p1                  | 1:30 | 1:30
  remaja regu semi                | 1:30 | 1:30
  master-2 regu final             | 3:00 | 3:00
`);
it.each(J07)('[R25-J07] ganda and regu: «%s» lasts %s to %s', timed);
const J08 = cases(`
  usia-dini-1 tunggal p1          | 1:30 | 1:30
  pra-remaja tunggal p2           | 1:50 | 1:50
  pra-remaja tunggal final        | 1:30 | 1:50
  pra-remaja tunggal final =weapon | 1:50 | 1:50
  pra-remaja tunggal final #tunggal-senjata | 1:50 | 1:50
  usia-dini-2 tunggal perempat #tunggal-tangan-kosong | 1:30 | 1:30
  usia-dini-2 ganda p1            | 1:50 | 1:50
  pra-remaja ganda final          | 1:50 | 1:50
  usia-dini-2 regu final          | 1:50 | 1:50
  pra-remaja regu p1              | 1:50 | 1:50
  pra-usia-dini bebas p1          | 1:00 | 2:00
  pra-remaja bebas final          | 1:00 | 2:00
`);
it.each(J08)('[R25-J08] the young, in every round: «%s» lasts %s to %s', timed);

const names = (group: string) => (IPSI_2025_JURUS.nomor[group] ?? []).map(({ id }) => id).join(' ');
const THREE = 'tunggal-tangan-kosong tunggal-senjata tunggal-bebas';
it.each([['pra-usia-dini', 'tunggal-bebas']])('[R25-G11] the events of %s are %s', (group, expected) =>
  expect(names(group)).toBe(expected),
);
it.each([['usia-dini-1', THREE]])('[R25-G12] the events of %s are %s', (group, expected) =>
  expect(names(group)).toBe(expected),
);
it.each([['usia-dini-2', `${THREE} ganda-tangan-kosong ganda-senjata regu-a`]])(
  '[R25-G13] the events of %s are %s',
  (group, expected) => {
    expect(names(group)).toBe(expected);
    expect(rulesAt(`${group} regu final #regu-a`).jurus).toBe('regu-1');
  },
);
it.each([['pra-remaja', `${THREE} ganda-tangan-kosong ganda-senjata regu-b`]])(
  '[R25-G14] the events of %s are %s',
  (group, expected) => {
    expect(names(group)).toBe(expected);
    expect(rulesAt(`${group} regu p1 #regu-b`).jurus).toBe('regu-2');
  },
);
it.each(['remaja', 'dewasa', 'master-1', 'master-2'])('[R25-G15] the events of %s are the four whole ones', (group) =>
  expect(names(group)).toBe('tunggal tunggal-bebas ganda regu'),
);
