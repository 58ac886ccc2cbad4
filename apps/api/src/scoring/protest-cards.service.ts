// A corner's protest card: the match waits, the commission or the judges decide, and what follows is entered with it (rulebook 2025, art. 15.2).
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CouncilAnswer, SheetWithdrawRequest, VarDecisionRequest, VarRequest } from '@gelanggang/contract/council';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { liveScoreOf, raisedCards } from '@gelanggang/database/queries/score-sheet.queries';
import {
  askedAbout,
  CARD_OUTCOME_LABELS,
  CARDS_A_MATCH,
  cardTitle,
  type CardOutcome,
  claimText,
  effectText,
  outcomeBy,
  raiseCard,
  readCardTime,
} from '@gelanggang/domain/scoring/protest-cards';
import { HIT_LABELS } from '@gelanggang/domain/scoring/hit-kinds';
import type { Verdict } from '@gelanggang/domain/scoring/verdicts';
import { type Corner, cornerWord } from '@gelanggang/domain/words/corners';
import { AfterTelling, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { standClock } from '../arena-control/clock-step';
import { conflict, invalid, notFound } from '../http/refusals';
import { type Card, carryOut, enterThrowBeside, NOTHING, undoEffect } from './card-effects';
import { auditSheet, changeSheet } from './change-sheet';
import { openSheet, type OpenSheet, roundNamed, sheetOf, tellScore } from './open-sheet';
import { lockMatchOfPanel } from './panel-clock.service';
import { scoringSentences } from './sentences';
import { commonSentences } from '../http/sentences';
import { scoringTexts } from './texts';

@Injectable()
export class ProtestCardsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The clock stands from then on, until it is decided. 409 for a corner that has none left, or while another one waits. */
  raise(panel: PanelDevice, request: VarRequest): Promise<CouncilAnswer> {
    const { corner, claim, key } = request;
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const match = await lockMatchOfPanel(manager, panel);
      const open = await openSheet(manager, panel.arenaId, request);
      if (!open) throw conflict(scoringSentences.nothingOngoing);
      const sheet = await sheetOf(manager, open);
      const message = scoringTexts.matchAwaits(`${cardTitle(corner)}: ${claimText(claim, corner)}`);
      if (await isRaised(manager, open, key)) return { message, data: liveScoreOf(sheet) };
      refuseRaising(open, sheet, request);
      await standClock(manager, emit, match);
      const { point_id: pointId, penalty_id: penaltyId } = request;
      const number = freeNumber(sheet.var_requests, corner);
      await manager.query(
        `insert into var_request (sheet_id, corner, round, device_id, number, claim, key, point_id, penalty_id, requested_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp())`,
        [
          ...[open.id, corner, roundNamed(open, request.round), panel.deviceId, number, claim, key ?? null],
          ...[pointId ?? null, penaltyId ?? null],
        ],
      );
      await auditSheet(manager, panel, open, 'score.var-requested', { corner, claim, number });
      const score = tellScore(emit, open);
      return new AfterTelling(() => ({ message, data: score() }));
    });
  }

  /** 409 once the commission's time is up: then the judges are asked. */
  decide(panel: PanelDevice, id: number, request: VarDecisionRequest): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const card = await openCard(manager, open, id);
      if (card.verification_id !== null) throw conflict(scoringSentences.judgesAsked);
      if (readCardTime(Date.parse(card.requested_at), open.now).isUp) {
        throw conflict(scoringSentences.askJudges);
      }
      return settleCard(manager, panel, open, card, request);
    });
  }

  /** A card that was raised by mistake, or its decision: the corner has it again, and what followed from it is undone. */
  withdraw(panel: PanelDevice, id: number, { reason }: SheetWithdrawRequest): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const card = (await sheetOf(manager, open)).var_requests.find((one) => one.id === id);
      if (!card) throw notFound(scoringSentences.cardNotInMatch);
      if (card.withdrawn_reason !== null) {
        if (card.withdrawn_reason === reason) return scoringTexts.withdrawn.cards;
        throw conflict(scoringSentences.alreadyUndone);
      }
      await undoEffect(manager, panel, open, card, reason);
      await manager.query(
        `update verification set verdict = 'none', decided_at = clock_timestamp()
         where id = $1 and sheet_id = $2 and decided_at is null`,
        [card.verification_id, open.id],
      );
      await manager.query(
        `update var_request set withdrawn_at = now(), withdrawn_by = $3, withdrawn_reason = $4
         where id = $1 and sheet_id = $2`,
        [id, open.id, panel.deviceId, reason],
      );
      await auditSheet(manager, panel, open, 'score.withdrawn', { kind: 'cards', id, reason });
      return scoringTexts.withdrawn.cards;
    });
  }
}

async function isRaised(manager: EntityManager, { id }: OpenSheet, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  const found = await manager.query<unknown[]>('select 1 from var_request where sheet_id = $1 and key = $2', [id, key]);
  return found.length > 0;
}

function refuseRaising(open: OpenSheet, sheet: ScoreSheet, { corner, claim, point_id, penalty_id }: VarRequest): void {
  const raised = raiseCard(raisedCards(sheet), corner);
  if (!raised.ok) {
    throw conflict(
      raised.code === 'undecided'
        ? commonSentences.cardOpen
        : scoringSentences.cardsUsed(cornerWord(corner), CARDS_A_MATCH),
    );
  }
  if (askedAbout(claim) === 'throw' && open.rules.throws.length === 0) throw conflict(scoringSentences.noTakedowns);
  const standing = <T extends { id: number; withdrawn_reason: string | null }>(all: readonly T[], id?: number) =>
    all.find((one) => one.id === id && one.withdrawn_reason === null);
  if (claim === 'no-throw') {
    const point = standing(sheet.points, point_id);
    if (point?.kind !== 'throw' || point.corner === corner)
      throw invalid({ point_id: [scoringSentences.chooseTakedown] });
  } else if (point_id !== undefined) throw invalid({ point_id: [scoringSentences.notAboutTakedown] });
  if (claim === 'no-fault') {
    if (standing(sheet.penalties, penalty_id)?.corner !== corner) {
      throw invalid({ penalty_id: [scoringSentences.chooseOwnPenalty] });
    }
  } else if (penalty_id !== undefined) throw invalid({ penalty_id: [scoringSentences.notAboutPenalty] });
}

/** Of those that the corner has not used. */
function freeNumber(cards: readonly Card[], corner: Corner): number {
  const used = cards.filter((one) => one.corner === corner && one.withdrawn_reason === null && !one.is_returned);
  return used.some((one) => one.number === 1) ? 2 : 1;
}

async function openCard(manager: EntityManager, open: OpenSheet, id: number): Promise<Card> {
  const card = (await sheetOf(manager, open)).var_requests.find((one) => one.id === id);
  if (!card || card.outcome !== null || card.withdrawn_reason !== null) {
    throw conflict(scoringSentences.cardGone);
  }
  return card;
}

/** The verification that was asked about a card has its verdict; null: the chair ended it without one, and all stays. */
export async function settleByVerdict(
  manager: EntityManager,
  panel: PanelDevice,
  open: OpenSheet,
  verificationId: number,
  verdict: Verdict | null,
): Promise<string | null> {
  const card = (await sheetOf(manager, open)).var_requests.find((one) => one.verification_id === verificationId);
  if (!card || card.outcome !== null || card.withdrawn_reason !== null || card.claim === null) return null;
  const outcome = verdict === null ? 'rejected' : outcomeBy(card.claim, card.corner, verdict);
  const told = await settleCard(manager, panel, open, card, { outcome }, true);
  const beside = verdict && (await enterThrowBeside(manager, open, card, verdict));
  if (!beside) return told;
  const thrower = cornerWord(beside.thrower);
  return beside.isNew
    ? `${told} ${scoringTexts.pointsFor(HIT_LABELS.throw, open.rules.points.throw, thrower)}`
    : `${told} ${scoringTexts.throwStands(thrower)}`;
}

/** The step that the card concerns is taken back, or taken: by the same hand that would have done so. */
async function settleCard(
  manager: EntityManager,
  panel: PanelDevice,
  open: OpenSheet,
  card: Card,
  decision: VarDecisionRequest,
  isByJudges = false,
): Promise<string> {
  const { outcome, note } = decision;
  if (decision.is_deliberate && (outcome !== 'accepted' || card.claim !== 'fault')) {
    throw invalid({ is_deliberate: [scoringSentences.onlyHeavyOnPurpose] });
  }
  const given =
    outcome === 'accepted' && card.claim !== null
      ? await carryOut(manager, panel, open, card, card.claim, decision, isByJudges)
      : NOTHING;
  await manager.query(
    `update var_request set outcome = $3, note = $4, decided_at = clock_timestamp(), decided_by = $5,
       point_id = coalesce(point_id, $6), penalty_id = coalesce(penalty_id, $7),
       is_returned = $3 = 'accepted' and (select card_returns from score_sheet where id = $2)
     where id = $1 and sheet_id = $2`,
    [card.id, open.id, outcome, note ?? null, panel.deviceId, given.pointId, given.penaltyId],
  );
  await auditSheet(manager, panel, open, 'score.var-decided', { var_request_id: card.id, outcome, note: note ?? null });
  return decidedText(card, outcome);
}

function decidedText({ corner, claim }: Card, outcome: CardOutcome): string {
  const effect = outcome === 'accepted' && claim !== null ? `: ${effectText(claim, corner)}` : '';
  return `${cardTitle(corner)} ${CARD_OUTCOME_LABELS[outcome]}${effect}.`;
}
