// The jurus part of rule set "IPSI 2025" (rows R25-G11–G15, J01–J08, J26–J30).
import type { SeniMatchType } from '../seni/performance-time';
import type { Jurus, JurusSet, JurusTime, Nomor } from './jurus-rules';

const fixed = (event: SeniMatchType, times: Partial<Record<Jurus, number>>): JurusTime[] =>
  Object.entries(times).map(([jurus, seconds]) => ({ event, jurus: jurus as Jurus, min: seconds, max: seconds }));
const free = (times: Partial<Record<Jurus, readonly [number, number]>>): JurusTime[] =>
  Object.entries(times).map(([jurus, [min, max]]) => ({ event: 'solo_kreatif', jurus: jurus as Jurus, min, max }));

const nomor = (id: string, name: string, event: SeniMatchType, jurus: Jurus | null = null): Nomor => ({
  ...{ id, name, event, jurus },
});
const BEBAS = nomor('tunggal-bebas', 'Tunggal bebas', 'solo_kreatif');
const TUNGGAL_PARTS = [
  nomor('tunggal-tangan-kosong', 'Tunggal tangan kosong', 'seni_tunggal', 'empty-hand'),
  nomor('tunggal-senjata', 'Tunggal senjata', 'seni_tunggal', 'weapon'),
  BEBAS,
];
const GANDA_PARTS = [
  nomor('ganda-tangan-kosong', 'Ganda tangan kosong', 'seni_ganda', 'empty-hand'),
  nomor('ganda-senjata', 'Ganda senjata', 'seni_ganda', 'weapon'),
];
const WHOLE = [
  nomor('tunggal', 'Tunggal', 'seni_tunggal'),
  BEBAS,
  nomor('ganda', 'Ganda', 'seni_ganda'),
  nomor('regu', 'Regu', 'seni_regu'),
];

export const IPSI_2025_JURUS: JurusSet = {
  young: {
    tolerance: 10,
    outAfter: 15,
    times: [
      ...fixed('seni_tunggal', { 'empty-hand': 90, weapon: 110 }),
      ...fixed('seni_ganda', { 'empty-hand': 110, weapon: 110 }),
      ...fixed('seni_regu', { 'regu-1': 110, 'regu-2': 110 }),
      ...free({ 'empty-hand': [60, 120], weapon: [60, 120] }),
    ],
  },
  grown: {
    tolerance: 5,
    outAfter: 10,
    times: [
      ...fixed('seni_tunggal', { 'empty-hand': 80, weapon: 100, whole: 180 }),
      ...fixed('seni_ganda', { 'empty-hand': 90, weapon: 90, whole: 180 }),
      ...fixed('seni_regu', { 'regu-1': 90, 'regu-2': 90, whole: 180 }),
      ...free({ 'empty-hand': [60, 90], weapon: [60, 90], whole: [60, 180] }),
    ],
  },
  // regu by its own names (art. 12.4.b); tunggal: seven with the empty hand, three with the golok, four with the toya
  lists: [
    { event: 'seni_tunggal', jurus: 'empty-hand', first: 1, last: 7 },
    { event: 'seni_tunggal', jurus: 'weapon', first: 8, last: 14 },
    { event: 'seni_tunggal', jurus: 'whole', first: 1, last: 14 },
    { event: 'seni_regu', jurus: 'regu-1', first: 1, last: 6 },
    { event: 'seni_regu', jurus: 'regu-2', first: 7, last: 12 },
    { event: 'seni_regu', jurus: 'whole', first: 1, last: 12 },
  ],
  events: {
    seni_tunggal: {
      form: 'moves',
      items: ['time', 'out', 'weapon-fallen', 'dress', 'held'],
      disqualifications: ['medical', 'gear', 'weapon-broken', 'unfinished', 'order', 'time'],
      isTimed: true,
      further: 'reached',
    },
    solo_kreatif: {
      form: 'criteria',
      items: ['foot-out', 'weapon-unplanned', 'weapon-outside', 'weapon-broken', 'dress'],
      disqualifications: ['medical', 'gear', 'unfinished'],
      isTimed: false,
      further: 'longer',
    },
    seni_ganda: {
      form: 'criteria',
      items: ['time', 'out', 'weapon-unplanned', 'weapon-outside', 'dress', 'held'],
      disqualifications: ['medical', 'gear', 'weapon-broken', 'unfinished', 'time'],
      isTimed: true,
      further: 'longer',
    },
    seni_regu: {
      form: 'moves',
      items: ['time', 'out', 'dress', 'held'],
      disqualifications: ['medical', 'gear', 'unfinished', 'order', 'time'],
      isTimed: true,
      further: 'reached',
    },
  },
  nomor: {
    'pra-usia-dini': [BEBAS],
    'usia-dini-1': TUNGGAL_PARTS,
    'usia-dini-2': [...TUNGGAL_PARTS, ...GANDA_PARTS, nomor('regu-a', 'Regu A (jurus 1–6)', 'seni_regu', 'regu-1')],
    'pra-remaja': [...TUNGGAL_PARTS, ...GANDA_PARTS, nomor('regu-b', 'Regu B (jurus 7–12)', 'seni_regu', 'regu-2')],
    remaja: WHOLE,
    dewasa: WHOLE,
    'master-1': WHOLE,
    'master-2': WHOLE,
  },
};
