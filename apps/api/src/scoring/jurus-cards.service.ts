// The protest card of the performance on the mat: it waits, the commission decides, and the council's item follows (rulebook 2025, art. 15.3).
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SheetWithdrawRequest } from '@gelanggang/contract/council';
import type { JurusCardDecisionRequest, JurusCardRequest, JurusCouncilAnswer } from '@gelanggang/contract/jurus-panels';
import { databaseNow } from '@gelanggang/database/queries/match-clock.queries';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import type { CouncilItem } from '@gelanggang/domain/rules/jurus-rules';
import { type CardOutcome, readCardTime } from '@gelanggang/domain/scoring/protest-cards';
import {
  claimOfItem,
  decidedJurusCardText,
  itemsOfClaim,
  type JurusCardClaim,
  openJurusCardText,
  raiseJurusCard,
} from '@gelanggang/domain/seni/jurus-cards';
import { conflict, invalid, notFound } from '../http/refusals';
import { auditPerformance, insertItem, refuseTooMany } from './jurus-items';
import { changePerformance, type OpenPerformance } from './open-performance';
import { scoringSentences } from './sentences';
import { commonSentences } from '../http/sentences';
import { scoringTexts } from './texts';

const REFUSED = { ...scoringSentences.jurusCard, undecided: commonSentences.cardOpen };

interface Card {
  id: number;
  matchId: number;
  claim: JurusCardClaim;
  isAgainst: boolean;
  itemId: number | null;
  item: CouncilItem | null;
  at: number | null;
  requestedAt: Date;
  outcome: CardOutcome | null;
  withdrawnReason: string | null;
  isPresent: boolean;
}

const shown = ({ claim, isAgainst, item }: Card) => ({ claim, is_against: isAgainst, item });

@Injectable()
export class JurusCardsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Its score is not saved before the card is decided. 409 before the performance is over, and for a second one. */
  raise(panel: PanelDevice, { match_id: matchId, claim, item_id: itemId, key }: JurusCardRequest) {
    return changePerformance(this.dataSource, panel, matchId, ['judges'], async (manager, open) => {
      const cards = await cardsOf(manager, matchId);
      const same = await isRaised(manager, open, key);
      const item = itemId === undefined ? null : await standingItem(manager, open, claim, itemId);
      if (!same) {
        const raised = raiseJurusCard(cards, open.time?.state ?? 'not-begun');
        if (!raised.ok) throw conflict(REFUSED[raised.code]);
        await manager.query(
          `insert into jurus_card (match_id, started_at, claim, is_against, item_id, key, device_id, requested_at)
           select id, started_at, $2, $3, $4, $5, $6, clock_timestamp() from match where id = $1`,
          [matchId, claim, itemId !== undefined, itemId ?? null, key, panel.deviceId],
        );
        await auditPerformance(manager, panel, open, 'seni.card-raised', { claim, item_id: itemId ?? null });
      }
      return scoringTexts.performanceAwaits(openJurusCardText({ claim, is_against: item !== null, item }));
    });
  }

  /** 409 once the commission's time is up, unless it is what the judges have said since; they are asked then, not before. */
  async decide(panel: PanelDevice, id: number, request: JurusCardDecisionRequest): Promise<JurusCouncilAnswer> {
    const matchId = await matchOf(this.dataSource.manager, id);
    return changePerformance(this.dataSource, panel, matchId, ['judges'], async (manager, open) => {
      const card = await lockCard(manager, open, id);
      if (card.outcome !== null) throw conflict(scoringSentences.cardDecided);
      const { isUp } = readCardTime(card.requestedAt.getTime(), await databaseNow(manager));
      const isByJudges = request.is_by_judges === true;
      if (isUp && !isByJudges) {
        throw conflict(scoringSentences.cardTimeOver);
      }
      if (!isUp && isByJudges) throw conflict(scoringSentences.commissionFirst);
      const { outcome, note } = request;
      const given = outcome === 'accepted' ? await carryOut(manager, panel, open, card, request.item ?? null) : NOTHING;
      await manager.query(
        `update jurus_card set outcome = $2, note = $3, is_by_judges = $4, item_id = coalesce(item_id, $5),
           decided_at = coalesce($7::timestamptz, clock_timestamp()), decided_by = $6
         where id = $1`,
        [id, outcome, note ?? null, isByJudges, given.itemId, panel.deviceId, given.takenAt],
      );
      const item = card.item ?? (given.itemId === null ? null : (request.item ?? null));
      await auditPerformance(manager, panel, open, 'seni.card-decided', {
        ...{ card_id: id, outcome, item, is_by_judges: isByJudges, note: note ?? null },
      });
      return `${decidedJurusCardText({ ...shown(card), item }, outcome)}.`;
    });
  }

  /** A card that was raised by mistake, or its decision: what followed from it is undone, and it can be raised again. */
  async withdraw(panel: PanelDevice, id: number, { reason }: SheetWithdrawRequest): Promise<JurusCouncilAnswer> {
    const matchId = await matchOf(this.dataSource.manager, id);
    return changePerformance(this.dataSource, panel, matchId, ['judges'], async (manager, open) => {
      const card = await lockCard(manager, open, id, { withdrawn: true });
      if (card.withdrawnReason !== null) {
        if (card.withdrawnReason === reason) return scoringTexts.withdrawn.cards;
        throw conflict(scoringSentences.alreadyUndone);
      }
      if (card.outcome === 'accepted') await undo(manager, panel, open, card);
      await manager.query(
        `update jurus_card set withdrawn_at = now(), withdrawn_by = $2, withdrawn_reason = $3 where id = $1`,
        [id, panel.deviceId, reason],
      );
      await auditPerformance(manager, panel, open, 'seni.card-withdrawn', { card_id: id, reason });
      return scoringTexts.withdrawn.cards;
    });
  }
}

async function matchOf(manager: EntityManager, id: number): Promise<number> {
  const [row] = await manager.query<{ matchId: number }[]>(
    'select match_id as "matchId" from jurus_card where id = $1',
    [id],
  );
  if (!row) throw notFound(scoringSentences.jurusCardNotFound);
  return row.matchId;
}

/** Of the present start. */
function cardsOf(manager: EntityManager, matchId: number) {
  return manager.query<{ outcome: CardOutcome | null; isWithdrawn: boolean }[]>(
    `select c.outcome, c.withdrawn_at is not null as "isWithdrawn" from jurus_card c
     join match m on m.id = c.match_id and m.started_at = c.started_at where c.match_id = $1`,
    [matchId],
  );
}

async function isRaised(manager: EntityManager, { matchId }: OpenPerformance, key: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `select 1 from jurus_card c join match m on m.id = c.match_id and m.started_at = c.started_at
     where c.match_id = $1 and c.key = $2`,
    [matchId, key],
  );
  return found.length > 0;
}

async function standingItem(
  manager: EntityManager,
  { matchId }: OpenPerformance,
  claim: JurusCardClaim,
  id: number,
): Promise<CouncilItem> {
  const [row] = await manager.query<{ item: CouncilItem }[]>(
    `select i.item from jurus_item i join match m on m.id = i.match_id and m.started_at = i.started_at
     where i.id = $2 and i.match_id = $1 and i.item is not null and i.withdrawn_at is null`,
    [matchId, id],
  );
  if (!row || claimOfItem(row.item) !== claim) throw invalid({ item_id: [scoringSentences.choosePenalty] });
  return row.item;
}

async function lockCard(
  manager: EntityManager,
  { matchId }: OpenPerformance,
  id: number,
  which = { withdrawn: false },
): Promise<Card> {
  const [card] = await manager.query<Card[]>(
    `select c.id, c.match_id as "matchId", c.claim, c.is_against as "isAgainst", c.item_id as "itemId",
       (select i.item from jurus_item i where i.id = c.item_id) as item,
       (select i.at_ms from jurus_item i where i.id = c.item_id) as at,
       c.requested_at as "requestedAt", c.outcome, c.withdrawn_reason as "withdrawnReason",
       c.started_at = (select started_at from match where id = c.match_id) as "isPresent"
     from jurus_card c where c.id = $2 and c.match_id = $1 for update of c`,
    [matchId, id],
  );
  if (!card?.isPresent || (card.withdrawnReason !== null && !which.withdrawn))
    throw notFound(scoringSentences.jurusCardNotFound);
  return card;
}

interface Given {
  itemId: number | null;
  /** When the decision took the item back; by that undoing it knows that nobody had done so before. */
  takenAt: string | null;
}
const NOTHING: Given = { itemId: null, takenAt: null };

/** The step that the card concerns: an item is taken back, or taken off. */
async function carryOut(
  manager: EntityManager,
  panel: PanelDevice,
  open: OpenPerformance,
  card: Card,
  item: CouncilItem | null,
): Promise<Given> {
  if (card.isAgainst) {
    if (item !== null) throw invalid({ item: [scoringSentences.protestAgainstPenalty] });
    const [[taken]] = await manager.query<[{ at: string }[], number]>(
      `update jurus_item set withdrawn_at = clock_timestamp(), withdrawn_by = $2
       where id = $1 and withdrawn_at is null returning withdrawn_at::text as at`,
      [card.itemId, panel.deviceId],
    );
    if (taken) await auditPerformance(manager, panel, open, 'seni.taken-back', { id: card.itemId });
    return { ...NOTHING, takenAt: taken?.at ?? null };
  }
  if (item === null) {
    // the judges' own scores concern it, and they give them anew
    if (card.claim === 'description') return NOTHING;
    throw invalid({ item: [scoringSentences.penaltyRequired] });
  }
  if (!itemsOfClaim(open.rules, card.claim).includes(item)) {
    throw invalid({ item: [scoringSentences.penaltyOfOther] });
  }
  await refuseTooMany(manager, open);
  const entry = { item, reason: null, reached: null, at: null, key: `card-${String(card.id).padStart(8, '0')}` };
  const itemId = await insertItem(manager, panel, open, entry);
  await auditPerformance(manager, panel, open, 'seni.taken-off', { id: itemId, item, at: null });
  return { ...NOTHING, itemId };
}

/** What the decision gave goes; what it took back stands again, unless the table had taken it back itself. */
async function undo(manager: EntityManager, panel: PanelDevice, open: OpenPerformance, card: Card): Promise<void> {
  const { itemId, isAgainst, item, at } = card;
  if (itemId === null) return;
  const [, changed] = await manager.query<[unknown, number]>(
    isAgainst
      ? `update jurus_item set withdrawn_at = null, withdrawn_by = null
         where id = $1 and withdrawn_at = (select decided_at from jurus_card where id = $2)`
      : 'update jurus_item set withdrawn_at = now(), withdrawn_by = $2 where id = $1 and withdrawn_at is null',
    isAgainst ? [itemId, card.id] : [itemId, panel.deviceId],
  );
  if (changed !== 1) return;
  await (isAgainst
    ? auditPerformance(manager, panel, open, 'seni.taken-off', { id: itemId, item, at })
    : auditPerformance(manager, panel, open, 'seni.taken-back', { id: itemId }));
}
