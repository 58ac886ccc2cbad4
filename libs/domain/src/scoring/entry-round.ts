// In which round an entry of the table counts, also when it is made later (rulebook 2025, art. 11.6.d.4, 15.2).
import { refused, type Refused } from '../refusal';
import type { Corner } from '../words/corners';
import { type CardClaim, type CardOutcome, faultToEnter } from './protest-cards';
import type { Verdict, VerificationKind } from './verdicts';

/** The one that is named, of those that have begun; else the one that is on, or was on last. */
export function roundOfEntry(
  named: number | undefined,
  now: number,
): { ok: true; round: number } | Refused<'not-begun'> {
  if (named !== undefined && named > now) return refused('not-begun');
  return { ok: true, round: named ?? now };
}

/** What of a sheet tells which fault the judges have upheld; instants as ISO text. */
export interface AskedSheet {
  verifications: readonly {
    id: number;
    kind: VerificationKind;
    round: number;
    verdict: Verdict | null;
    decided_at: string | null;
  }[];
  var_requests: readonly {
    id: number;
    corner: Corner;
    round: number;
    claim: CardClaim | null;
    verification_id: number | null;
    outcome: CardOutcome | null;
    withdrawn_reason: string | null;
  }[];
  penalties: readonly { corner: Corner; at: string; withdrawn_reason: string | null }[];
}

export interface UpheldFault {
  /** Of the question to the judges, or of the card that they were asked about. */
  round: number;
  /** The card that asked for it and was right, with which it goes; null: none. */
  cardId: number | null;
  /** The verdict about a card that said otherwise, with which it goes too; null: none. */
  besideId: number | null;
  /** In milliseconds since 1970. */
  decidedAt: number;
}

/** `ranAt`: when the fight was last seen to go on, in milliseconds since 1970; null: not since the page was opened. */
export function roundOfFault(
  sheet: AskedSheet | null,
  corner: Corner,
  { round, ranAt }: { round: number; ranAt: number | null },
): number {
  const upheld = sheet && upheldFault(sheet, corner);
  return upheld && (ranAt === null || ranAt <= upheld.decidedAt) ? upheld.round : round;
}

/**
 * The fault of a corner that the judges have said it had, and that the table has not entered yet: they do not say which one
 * it was. It is of the round in which they were asked, or the card was raised, also when the next one is on by now.
 */
export function upheldFault(sheet: AskedSheet, corner: Corner): UpheldFault | null {
  const said = sheet.verifications.flatMap(({ id, kind, round, verdict, decided_at: at }): UpheldFault[] => {
    if (kind !== 'violation' || verdict !== corner || at === null) return [];
    const card = sheet.var_requests.find((one) => one.verification_id === id);
    const decidedAt = Date.parse(at);
    if (!card) return [{ round, cardId: null, besideId: null, decidedAt }];
    if (card.claim === null || card.outcome === null || card.withdrawn_reason !== null) return [];
    if (faultToEnter(card.claim, card.corner, verdict) === null) return [];
    const isAskedFor = card.claim === 'fault' && card.outcome === 'accepted';
    return [
      {
        round: card.round,
        ...(isAskedFor ? { cardId: card.id, besideId: null } : { cardId: null, besideId: id }),
        decidedAt,
      },
    ];
  });
  const last = said.reduce<UpheldFault | null>(
    (one, next) => (one && one.decidedAt > next.decidedAt ? one : next),
    null,
  );
  if (!last) return null;
  const isEntered = sheet.penalties.some(
    (one) => one.corner === corner && one.withdrawn_reason === null && Date.parse(one.at) >= last.decidedAt,
  );
  return isEntered ? null : last;
}
