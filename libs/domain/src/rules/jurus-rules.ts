// The jurus part of a rule set as data: what is shown, for how long, what costs, what the judges' panel looks like.
import type { SeniMatchType, TimeRule } from '../seni/performance-time';
import { jurusLabelTexts } from './jurus-label-texts';

/** What of the jurus is shown; of regu the numbers of its jurus. */
export const JURUS = ['empty-hand', 'weapon', 'regu-1', 'regu-2', 'whole'] as const;
export type Jurus = (typeof JURUS)[number];
export const JURUS_LABELS: Readonly<Record<Jurus, string>> = jurusLabelTexts.jurus;

/** What the council takes 0.50 off for; `time` is set by the clock. */
export const COUNCIL_ITEMS = [
  ...(['time', 'out', 'foot-out', 'weapon-fallen', 'weapon-unplanned', 'weapon-outside'] as const),
  ...(['weapon-broken', 'dress', 'held'] as const),
];
export type CouncilItem = (typeof COUNCIL_ITEMS)[number];
export const COUNCIL_ITEM_TEXTS: Readonly<Record<CouncilItem, { label: string; about: string }>> =
  jurusLabelTexts.items;

/** Why a performance is worth nothing. */
export const DISQUALIFICATIONS = [
  ...(['medical', 'gear', 'weapon-broken', 'unfinished', 'order', 'time'] as const),
] as const;
export type Disqualification = (typeof DISQUALIFICATIONS)[number];
export const DISQUALIFICATION_LABELS: Readonly<Record<Disqualification, string>> = jurusLabelTexts.disqualifications;

/** For a time too far out. */
const TIME_ARTICLES: Readonly<Partial<Record<SeniMatchType, string>>> = {
  seni_tunggal: '12.1.e.4.g',
  seni_ganda: '12.3.e.4.f',
  seni_regu: '12.4.e.4.c',
};

/** Of the 2025 rulebook, by which one is disqualified. */
export const disqualificationArticle = (reason: Disqualification, event: SeniMatchType): string =>
  (reason === 'time' && TIME_ARTICLES[event]) || '12.1.e.4';

/** `moves`: 0.01 off for each mistake, and steadiness; `criteria`: three of them; `whole`: one score. */
export const PANEL_FORMS = ['moves', 'criteria', 'whole'] as const;
export type PanelForm = (typeof PANEL_FORMS)[number];

/** How long one jurus of an event lasts, in seconds. */
export interface JurusTime {
  event: SeniMatchType;
  jurus: Jurus;
  min: number;
  max: number;
}

/** What holds for the young, or for the grown. */
export interface JurusAge {
  /** Seconds beside the time that cost nothing, and beyond which one is disqualified. */
  tolerance: number;
  outAfter: number;
  times: readonly JurusTime[];
}

/** What holds for one event, whatever the age. */
export interface JurusEvent {
  form: PanelForm;
  items: readonly CouncilItem[];
  disqualifications: readonly Disqualification[];
  /** Whether a wrong time costs, disqualifies and parts level performances. */
  isTimed: boolean;
  /** What parts two that were both disqualified. */
  further: 'reached' | 'longer';
}

/** An event of one age group, `nomor`: a part of what its category is for the grown. */
export interface Nomor {
  /** Stays for ever: entries keep it. */
  id: string;
  name: string;
  event: SeniMatchType;
  /** The one jurus that is shown in every round; null: by the round. */
  jurus: Jurus | null;
  /** An organiser's own: in seconds, instead of the time of its jurus. */
  time?: { min: number; max: number };
  form?: PanelForm;
  /** How many judge it, an even number; left out: as the tournament has set it. */
  judges?: number;
  /** In order: the jurus that are shown, and how many movements each has. */
  movements?: readonly JurusMovements[];
}

export interface JurusMovements {
  name: string;
  /** From 1. */
  count: number;
}

/** The highest number that a jurus may have. */
export const MOST_JURUS = 99;

/** Which jurus of an event one of its performances is made of, by their numbers: a judge may say where a mistake was seen. */
export interface JurusList {
  event: SeniMatchType;
  jurus: Jurus;
  first: number;
  last: number;
}

/** The jurus part of a rule set. */
export interface JurusSet {
  young: JurusAge;
  grown: JurusAge;
  events: Readonly<Record<SeniMatchType, JurusEvent>>;
  /** By group id. */
  nomor: Readonly<Record<string, readonly Nomor[]>>;
  /** Left out: a set without them. */
  lists?: readonly JurusList[];
}

/** At which point of its event a performance is held: `first` is Penyisihan 1, `early` all up to the semifinal. */
export const JURUS_STAGES = ['first', 'early', 'semifinal', 'final'] as const;
export type JurusStage = (typeof JURUS_STAGES)[number];

/** By which one performance is judged; kept with it, so that a later rulebook changes nothing of it. */
export interface JurusRules extends TimeRule {
  set: string;
  version: number;
  /** As shown: 'IPSI 2025'. */
  name: string;
  group: string;
  groupName: string;
  isYoung: boolean;
  event: SeniMatchType;
  stage: JurusStage;
  /** null: not chosen yet. */
  jurus: Jurus | null;
  form: PanelForm;
  items: CouncilItem[];
  disqualifications: Disqualification[];
  /** The numbers of the jurus that are shown; left out where the set has no list of them, or nobody has chosen yet. */
  list?: Pick<JurusList, 'first' | 'last'>;
  further: JurusEvent['further'];
  /** Of an event within its category, as its rule set has it; absent from what was kept before there were any. */
  nomor?: Pick<Nomor, 'id' | 'name' | 'judges' | 'movements'> | null;
}
