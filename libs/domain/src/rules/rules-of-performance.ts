// Which rules hold for one performance: its age, event and round, and what was chosen at the table (rulebook 2025, art. 10.3, 12).
import { type BattleLot, isDrawnByLot, partsOfEvent } from './battle-lot';
import type { AgeBounds } from '../athletes/age';
import { createRandom, type Seed } from '../random';
import type { SeniMatchType } from '../seni/performance-time';
import type { Corner } from '../words/corners';
import { ageGroupOf } from './age-groups';
import { IPSI_2025_SET } from './ipsi-2025';
import { IPSI_2025_JURUS } from './ipsi-2025-jurus';
import { listOf } from './jurus-lists';
import type { Jurus, JurusRules, JurusSet, JurusStage, Nomor } from './jurus-rules';
import { nomorOfGroup, nomorWith } from './nomor';
import type { RuleGroup, RuleSet } from './rule-set';

/** Where in its event a performance stands. */
export interface PerformancePlace {
  mode: 'default' | 'battle';
  /** Of the drawing: from 2 on they came out of the stage before. */
  drawingStage: number;
  /** Of a pool: null where nobody goes on from it. */
  advanceCount: number | null;
  /** From 1. */
  round: number;
  /** null: pairs that lead nowhere, each its own final. */
  roundCount: number | null;
  isThirdPlace: boolean;
}

/** A pool from which nobody goes on is a final; a battle for the third place is held like one. */
export function jurusStageOf(place: PerformancePlace): JurusStage {
  const { mode, round, roundCount, isThirdPlace, drawingStage, advanceCount } = place;
  const first: JurusStage = drawingStage === 1 ? 'first' : 'early';
  if (mode === 'default') return advanceCount === null ? 'final' : first;
  if (isThirdPlace || roundCount === null || round >= roundCount) return 'final';
  if (round === roundCount - 1) return 'semifinal';
  return round === 1 && roundCount - round > 2 ? first : 'early';
}

/** The events of the young are parts of the jurus, all but tunggal bebas (art. 10.3, 12.1.b.5). */
const isWholeInFinal = (group: Pick<RuleGroup, 'isYoung'>, event: SeniMatchType): boolean =>
  !group.isYoung || event === 'solo_kreatif';

interface JurusOf {
  group: Pick<RuleGroup, 'id' | 'isYoung' | 'nomor'>;
  event: SeniMatchType;
  stage: JurusStage;
  /** null: the category has no events within it. */
  nomor: Nomor | null;
}

/** The young show one part of the jurus in every round where their age has but one of it (art. 3). */
function jurusAlways({ group, event, nomor }: Omit<JurusOf, 'stage'>, set: JurusSet): Jurus | null {
  if (nomor) return nomor.jurus;
  return nomorWith(nomorOfGroup(group, set), event, '')?.jurus ?? null;
}

/** The part of the jurus that is shown; `chosen`: by the winner of the lot. null: still to be chosen. */
export function jurusOf(of: JurusOf, chosen: Jurus | null, set: JurusSet = IPSI_2025_JURUS): Jurus | null {
  const always = jurusAlways(of, set);
  if (always !== null) return always;
  const [before, after] = partsOfEvent(of.event);
  if (of.stage === 'first') return before;
  if (of.stage === 'early') return after;
  if (of.stage === 'final' && isWholeInFinal(of.group, of.event)) return 'whole';
  return chosen !== null && partsOfEvent(of.event).includes(chosen) ? chosen : null;
}

export interface PerformanceFacts extends PerformancePlace {
  event: SeniMatchType;
  ages: AgeBounds;
  /** Id of the event within its category; empty: none was entered. */
  nomor: string;
  /** At the table, for this battle. */
  chosen: Jurus | null;
}

/** What holds for one performance; times in seconds. While the part of the jurus is not chosen, the times of either hold. */
export function rulesOfPerformance(
  facts: PerformanceFacts,
  set: Pick<RuleSet, 'id' | 'version' | 'name' | 'ageCounting' | 'groups' | 'jurusLists'> & {
    jurus?: JurusSet;
  } = IPSI_2025_SET,
): JurusRules {
  const data = set.jurus ?? IPSI_2025_JURUS;
  const group = ageGroupOf(facts.ages, set);
  const stage = jurusStageOf(facts);
  const { event } = facts;
  const nomor = nomorWith(nomorOfGroup(group, data), event, facts.nomor);
  const jurus = jurusOf({ group, event, stage, nomor }, facts.chosen, data);
  const age = group.isYoung ? data.young : data.grown;
  const { form, items, disqualifications, isTimed, further } = data.events[event];
  const list = listOf(set.jurusLists ?? data.lists ?? [], event, jurus, nomor);
  return {
    ...{ set: set.id, version: set.version, name: set.name, group: group.id, groupName: group.name },
    ...{ isYoung: group.isYoung, event, stage, jurus, further, nomor: entered(nomor) },
    ...{ items: [...items], disqualifications: [...disqualifications] },
    form: nomor?.form ?? form,
    ...(list ? { list } : {}),
    ...frameOf(age.times, event, jurus, nomor),
    tolerance: isTimed ? age.tolerance : 0,
    outAfter: isTimed ? age.outAfter : null,
    isCosted: isTimed,
  };
}

function entered(nomor: Nomor | null): JurusRules['nomor'] {
  if (!nomor) return null;
  const { id, name, judges, movements } = nomor;
  return { id, name, ...(judges === undefined ? {} : { judges }), ...(movements ? { movements } : {}) };
}

function frameOf(times: JurusSet['young']['times'], event: SeniMatchType, jurus: Jurus | null, nomor: Nomor | null) {
  if (nomor?.time) return nomor.time;
  const of = (parts: readonly Jurus[]) => times.filter((one) => one.event === event && parts.includes(one.jurus));
  // the young have no time of their own for the whole of tunggal bebas: it is that of its parts
  const own = jurus !== null && of([jurus]).length > 0 ? of([jurus]) : of(partsOfEvent(event));
  if (own.length === 0) throw new RangeError(`No time for ${event} ${jurus ?? ''} in the rule set`);
  return { min: Math.min(...own.map((one) => one.min)), max: Math.max(...own.map((one) => one.max)) };
}

/** With what it was drawn from; null: by the chair's hand. */
export interface DrawnLot extends BattleLot {
  seed: string | null;
}

/** Whom an open lot names: anybody can draw it again from its seed. */
export const lotWinner = (seed: Seed): Corner => (createRandom(seed).flip() ? 'blue' : 'red');

/** Blue performs first where no lot says otherwise (art. 12.1.d.7). */
export const firstCorner = (stage: JurusStage, lot: Pick<BattleLot, 'first'> | null): Corner =>
  isDrawnByLot(stage) ? (lot?.first ?? 'blue') : 'blue';
