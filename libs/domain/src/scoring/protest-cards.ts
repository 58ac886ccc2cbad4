// Protest cards of a corner: how many it has, what one may be against, and how one is decided (rulebook 2025, art. 15.2, 15.3, 14.7.c).
import { refused, type Refused } from '../refusal';
import { type Corner, CORNER_LABELS, otherCorner } from '../words/corners';
import { protestCardTexts } from './protest-card-texts';
import type { Verdict, VerificationKind } from './verdicts';

/** For all rounds of a match (art. 15.2.a), … */
export const CARDS_A_MATCH = 2;
/** … and so long the commission has to decide (art. 15.2.e); then the judges are asked. */
export const CARD_MS = 300_000;

/**
 * What the corner says (art. 15.2.c): the opponent's throw was none, its own was one, its fault was none, the opponent's was
 * one. The outcome of a verification is questioned by the same words.
 */
export const CARD_CLAIMS = ['no-throw', 'throw', 'no-fault', 'fault'] as const;
export type CardClaim = (typeof CARD_CLAIMS)[number];

export const CARD_OUTCOMES = ['accepted', 'rejected'] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];
export const CARD_OUTCOME_LABELS: Readonly<Record<CardOutcome, string>> = protestCardTexts.outcomes;

export interface RaisedCard {
  corner: Corner;
  outcome: CardOutcome | null;
  /** Granted, and given back: a setting of the tournament. */
  isReturned: boolean;
  /** Taken back by the table. */
  isWithdrawn: boolean;
}

const isUsed = (card: RaisedCard): boolean => !card.isWithdrawn && !card.isReturned;

export const cardsLeft = (cards: readonly RaisedCard[], corner: Corner): number =>
  Math.max(0, CARDS_A_MATCH - cards.filter((one) => one.corner === corner && isUsed(one)).length);

/** One is decided after the other, whoever raised it. */
export function raiseCard(
  cards: readonly RaisedCard[],
  corner: Corner,
): { ok: true } | Refused<'undecided' | 'used-up'> {
  if (cards.some((one) => !one.isWithdrawn && one.outcome === null)) return refused('undecided');
  return cardsLeft(cards, corner) === 0 ? refused('used-up') : { ok: true };
}

/** Of a card that was raised at `raisedAt`, both in milliseconds since 1970. */
export function readCardTime(raisedAt: number, now: number): { leftMs: number; isUp: boolean } {
  const leftMs = Math.max(0, CARD_MS - Math.max(0, now - raisedAt));
  return { leftMs, isUp: leftMs === 0 };
}

/** What the judges are asked about it. */
export const askedAbout = (claim: CardClaim): VerificationKind =>
  claim === 'throw' || claim === 'no-throw' ? 'throw' : 'violation';

/** What the judges' verdict, whose throw or fault it was, makes of it. */
export function outcomeBy(claim: CardClaim, corner: Corner, verdict: Verdict): CardOutcome {
  const isRight: Readonly<Record<CardClaim, boolean>> = {
    throw: verdict === corner,
    'no-throw': verdict !== otherCorner(corner),
    fault: verdict === otherCorner(corner),
    'no-fault': verdict !== corner,
  };
  return isRight[claim] ? 'accepted' : 'rejected';
}

/**
 * Whose throw it was by what most judges say, where the outcome of the card alone does not give it: the majority's answer is
 * the decision (art. 14.6.d.2, 15.2.c). null: nobody's, or the one that the card is about.
 */
export function throwBeside(claim: CardClaim, corner: Corner, verdict: Verdict): Corner | null {
  if (claim === 'throw') return verdict === otherCorner(corner) ? verdict : null;
  return claim === 'no-throw' && verdict === corner ? verdict : null;
}

/** Whose fault the table is to enter by what most judges say. null: nobody's, or the one that stands and was questioned. */
export function faultToEnter(claim: CardClaim, corner: Corner, verdict: Verdict): Corner | null {
  if (askedAbout(claim) !== 'violation' || verdict === 'none') return null;
  return claim === 'no-fault' && verdict === corner ? null : verdict;
}

/** 'jatuhan Merah tidak sah' */
export const claimText = (claim: CardClaim, corner: Corner): string =>
  protestCardTexts.claims[claim](CORNER_LABELS[corner], CORNER_LABELS[otherCorner(corner)]);

/** What follows where it was right. */
export const effectText = (claim: CardClaim, corner: Corner): string =>
  protestCardTexts.effects[claim](CORNER_LABELS[corner], CORNER_LABELS[otherCorner(corner)]);

/** 'Kartu protes Biru'; claims of cards from before they were kept are not known. */
export const cardTitle = (corner: Corner): string => protestCardTexts.title(CORNER_LABELS[corner]);

interface ShownCard {
  corner: Corner;
  claim: CardClaim | null;
}

/** As everybody reads it while it waits: 'Kartu protes Biru: jatuhan Merah tidak sah'. */
export const openCardText = ({ corner, claim }: ShownCard): string =>
  claim === null ? cardTitle(corner) : `${cardTitle(corner)}: ${claimText(claim, corner)}`;

/** Why the match does not go on: 'Kartu protes Biru: jatuhan Merah tidak sah. Partai menunggu keputusannya.' */
export const awaitedText = (card: ShownCard): string => protestCardTexts.awaited(openCardText(card));

/** 'Kartu protes Biru sah: jatuhan Merah dibatalkan'; with whose throw the judges saw instead. */
export function decidedCardText({
  corner,
  claim,
  outcome,
  thrower,
}: ShownCard & { outcome: CardOutcome; thrower?: Corner }): string {
  const title = protestCardTexts.decided(cardTitle(corner), CARD_OUTCOME_LABELS[outcome]);
  if (claim === null) return title;
  const given = thrower ? [effectText('throw', thrower)] : [];
  if (outcome === 'accepted') return `${title}: ${[effectText(claim, corner), ...given].join(', ')}`;
  return `${title}: ${given[0] ?? protestCardTexts.stands}`;
}
