// A decision as every page, paper and screen says it: who, how, by what score, and why with the article.
import { isWinKind } from '../results/win-kinds';
import { type Corner, CORNER_LABELS } from '../words/corners';
import { decisionTexts } from './decision-texts';
import { type Reason, REASONS } from './reasons';
import { scoreText } from './score-text';

export interface Decision {
  winner: Corner | null;
  /** null for a walkover. */
  winKind: string | null;
  /** Of `REASONS`; null where the desk decided by itself. */
  reason: string | null;
  blueScore: number | null;
  redScore: number | null;
  /** Nobody has won, and nobody will. */
  isWithoutWinner?: boolean;
}

export const isReason = (reason: string): reason is Reason => Object.hasOwn(REASONS, reason);

/** '12–11'; with ':' where one is below zero; empty where no score was kept. */
export function scoresText(own: number | null, other: number | null): string {
  if (own === null || other === null) return '';
  return [scoreText(own), scoreText(other)].join(own < 0 || other < 0 ? ' : ' : '–');
}

/** 'Biru menang angka 18–18', 'Tanpa pemenang'; empty where nobody has won yet. */
export function decisionText({ winner, winKind, blueScore, redScore, isWithoutWinner }: Decision): string {
  if (winner === null) return isWithoutWinner ? decisionTexts.nobody : '';
  const how = winKind === null ? decisionTexts.byWalkover : isWinKind(winKind) ? decisionTexts.how[winKind] : winKind;
  const [own, other] = winner === 'blue' ? [blueScore, redScore] : [redScore, blueScore];
  return [CORNER_LABELS[winner], how, scoresText(own, other)].filter(Boolean).join(' ');
}

/** 'lawan di luar kelas saat timbang badan'; empty where it is not known. */
export const reasonText = (reason: string | null): string =>
  reason !== null && isReason(reason) ? REASONS[reason].text : '';

/** 'hukuman lebih ringan (Pasal 11.6.g.1.b.1)'; empty where the desk decided by itself. */
export function decisionReason({ reason }: Pick<Decision, 'reason'>): string {
  const text = reasonText(reason);
  const article = text && REASONS[reason as Reason].article;
  return article ? decisionTexts.withArticle(text, article) : text;
}

/** Both, as one sentence without a full stop. */
export const wholeDecision = (decision: Decision): string =>
  [decisionText(decision), decisionReason(decision)].filter(Boolean).join('; ');
