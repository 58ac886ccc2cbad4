// The protest card of a performance: one each, after it and before its score is saved, against two things only (rulebook 2025, art. 15.3).
import { refused, type Refused } from '../refusal';
import type { PerformanceState } from '../results/match-clock';
import { COUNCIL_ITEM_TEXTS, type CouncilItem } from '../rules/jurus-rules';
import { CARD_OUTCOME_LABELS, type CardOutcome } from '../scoring/protest-cards';
import { protestCardTexts } from '../scoring/protest-card-texts';
import { seniPointsText } from '../words/seni-score';
import { ITEM_COST } from './council-items';
import { jurusCardTexts } from './jurus-card-texts';

export const CARDS_A_PERFORMANCE = 1;

/** Shown otherwise than described; the athlete or a weapon out of the arena. */
export const JURUS_CARD_CLAIMS = ['description', 'out'] as const;
export type JurusCardClaim = (typeof JURUS_CARD_CLAIMS)[number];
export const JURUS_CARD_CLAIM_LABELS: Readonly<Record<JurusCardClaim, string>> = jurusCardTexts.claims;

const OUT: ReadonlySet<CouncilItem> = new Set(['out', 'foot-out', 'weapon-outside']);

/** What an item of the council is about. */
export const claimOfItem = (item: CouncilItem): JurusCardClaim => (OUT.has(item) ? 'out' : 'description');

/** What the council may take off where a card is right; of a description it may also be the judges' own scores. */
export const itemsOfClaim = ({ items }: { items: readonly CouncilItem[] }, claim: JurusCardClaim): CouncilItem[] =>
  items.filter((item) => item !== 'time' && claimOfItem(item) === claim);

export interface RaisedJurusCard {
  outcome: CardOutcome | null;
  /** Taken back by the table. */
  isWithdrawn: boolean;
}

/** Of the present start of a performance, whose time has begun, and stands or runs. */
export function raiseJurusCard(
  cards: readonly RaisedJurusCard[],
  time: PerformanceState,
): { ok: true } | Refused<'not-over' | 'undecided' | 'used-up'> {
  if (time !== 'stopped') return refused('not-over');
  const standing = cards.filter((one) => !one.isWithdrawn);
  if (standing.some((one) => one.outcome === null)) return refused('undecided');
  return standing.length >= CARDS_A_PERFORMANCE ? refused('used-up') : { ok: true };
}

export interface ShownJurusCard {
  claim: JurusCardClaim;
  /** An item that the council gave is questioned; else one that it did not give. */
  is_against: boolean;
  /** The one that is questioned, or that was given by the decision. */
  item: CouncilItem | null;
}

/** 'hukuman Keluar gelanggang tidak tepat', 'tidak sesuai deskripsi'. */
export const jurusClaimText = ({ claim, is_against: isAgainst, item }: ShownJurusCard): string =>
  isAgainst && item
    ? jurusCardTexts.wrongPenalty(COUNCIL_ITEM_TEXTS[item].label)
    : claim === 'out'
      ? jurusCardTexts.notPenalised(JURUS_CARD_CLAIM_LABELS.out)
      : JURUS_CARD_CLAIM_LABELS.description;

/** What followed where it was right. */
export function jurusEffectText({ is_against: isAgainst, item }: ShownJurusCard): string {
  if (item === null) return jurusCardTexts.judgesCorrect;
  const { label } = COUNCIL_ITEM_TEXTS[item];
  return isAgainst ? jurusCardTexts.takenBack(label) : `${label} −${seniPointsText(ITEM_COST)}`;
}

/** As everybody reads it while it waits: 'Kartu protes: tidak sesuai deskripsi'. */
export const openJurusCardText = (card: ShownJurusCard): string =>
  `${protestCardTexts.plainTitle}: ${jurusClaimText(card)}`;

/** 'Kartu protes sah: hukuman Keluar gelanggang dibatalkan'. */
export const decidedJurusCardText = (card: ShownJurusCard, outcome: CardOutcome): string =>
  `${protestCardTexts.decided(protestCardTexts.plainTitle, CARD_OUTCOME_LABELS[outcome])}: ${outcome === 'accepted' ? jurusEffectText(card) : protestCardTexts.stands}`;
