// What the council enters for the match on the mat: throws, hits, faults, counts, stoppages, the lot; each told and audited.
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  CouncilAnswer,
  HitRequest,
  KnockdownRequest,
  LotRequest,
  PenaltyRequest,
  StopRequest,
  ThrowRequest,
} from '@gelanggang/contract/council';
import { COUNCIL_SEAT } from '@gelanggang/contract/scoring-options';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { createRandom } from '@gelanggang/domain/random';
import { countedToNine } from '@gelanggang/domain/scoring/faults';
import { HIT_LABELS, type HitKind } from '@gelanggang/domain/scoring/hit-kinds';
import { PENALTY_LABELS } from '@gelanggang/domain/scoring/penalty-steps';
import { STOP_LABELS } from '@gelanggang/domain/scoring/stops';
import { type Corner, cornerWord } from '@gelanggang/domain/words/corners';
import { conflict } from '../http/refusals';
import { auditSheet, changeSheet } from './change-sheet';
import { type OpenSheet, roundNamed, sheetOf, whoCounts } from './open-sheet';
import { proposedFor } from './proposal.queries';
import { enterFault, penaltyThatFollows, stopCorner } from './sheet-penalties';
import { scoringSentences } from './sentences';
import { scoringTexts } from './texts';
import { bindToCard, waitingFault } from './upheld-fault';

/** art. 11.6.g.2.c */
const TEGURAN_COUNT = 9;

@Injectable()
export class CouncilService {
  constructor(private readonly dataSource: DataSource) {}

  /** 409 for an age group that has no throws. */
  giveThrow(panel: PanelDevice, request: ThrowRequest): Promise<CouncilAnswer> {
    const { corner, key, round } = request;
    const give = async (manager: EntityManager, open: OpenSheet) => {
      await refuseOtherHand(manager, panel, open, 'throw');
      if (open.rules.throws.length === 0) throw conflict(scoringSentences.noTakedowns);
      return this.point(manager, panel, open, { corner, kind: 'throw', key, round });
    };
    return changeSheet(this.dataSource, panel, give, request);
  }

  /** The table counts alone while too few judges are there to agree; 409 else: nothing is to be counted twice. */
  giveHit(panel: PanelDevice, request: HitRequest): Promise<CouncilAnswer> {
    const give = async (manager: EntityManager, open: OpenSheet) => {
      await refuseOtherHand(manager, panel, open, request.kind);
      return this.point(manager, panel, open, request);
    };
    return changeSheet(this.dataSource, panel, give, request);
  }

  private async point(
    manager: EntityManager,
    panel: PanelDevice,
    open: OpenSheet,
    { corner, kind, key, round }: Pick<ThrowRequest, 'corner' | 'key' | 'round'> & { kind: HitKind },
  ): Promise<string> {
    const stored = await manager.query<unknown[]>(
      `insert into score_point (sheet_id, corner, kind, round, at, device_id, key)
       values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000), $6, $7)
       on conflict (sheet_id, key) do nothing returning id`,
      [open.id, corner, kind, roundNamed(open, round), open.now, panel.deviceId, key ?? null],
    );
    const action = kind === 'throw' ? 'score.throw-given' : 'score.hit-given';
    if (stored.length > 0) await auditSheet(manager, panel, open, action, { corner, kind });
    return scoringTexts.pointsFor(HIT_LABELS[kind], open.rules.points[kind], cornerWord(corner));
  }

  /** 422 for a fault of another age's list, or another step without a reason; 409 for a step that cannot be given. */
  givePenalty(panel: PanelDevice, request: PenaltyRequest): Promise<CouncilAnswer> {
    const give = async (manager: EntityManager, open: OpenSheet) => {
      await refuseOtherHand(manager, panel, open, null);
      if (await isEntered(manager, 'penalty', open, request.key)) return scoringTexts.penaltyRecorded;
      const upheld = await waitingFault(manager, open, request.corner);
      const round = roundNamed(open, request.round ?? upheld?.round);
      const { id, step, fault } = await enterFault(manager, open, panel, request, round);
      if (upheld?.round === round) await bindToCard(manager, upheld, id);
      return scoringTexts.penaltyForFault(PENALTY_LABELS[step], cornerWord(request.corner), fault.label);
    };
    return changeSheet(this.dataSource, panel, give, request);
  }

  /** Counted to nine gets the teguran that follows (art. 11.6.g.2.c) in the same step. */
  countKnockdown(panel: PanelDevice, request: KnockdownRequest): Promise<CouncilAnswer> {
    const { corner, count, is_own_fall: isOwnFall = false, key, round: said } = request;
    const enter = async (manager: EntityManager, open: OpenSheet) => {
      const round = roundNamed(open, said);
      const [stored] = await manager.query<{ id: number }[]>(
        `insert into knockdown (sheet_id, corner, count, is_own_fall, round, device_id, key, at)
         values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000)) on conflict (sheet_id, key) do nothing returning id`,
        [open.id, corner, count, isOwnFall, round, panel.deviceId, key ?? null, open.now],
      );
      const told = scoringTexts.countFor(count, cornerWord(corner));
      if (!stored) return told;
      await auditSheet(manager, panel, open, 'score.knockdown-counted', { corner, count, is_own_fall: isOwnFall });
      if (count !== TEGURAN_COUNT) return told;
      const fault = countedToNine(open.rules);
      const step = await penaltyThatFollows(manager, open, panel, { corner, fault, round }, { knockdownId: stored.id });
      return step === null ? told : `${told} ${scoringTexts.penaltyFor(PENALTY_LABELS[step], cornerWord(corner))}`;
    };
    return changeSheet(this.dataSource, panel, enter, request);
  }

  stop(panel: PanelDevice, request: StopRequest): Promise<CouncilAnswer> {
    const { corner, kind, key } = request;
    const enter = async (manager: EntityManager, open: OpenSheet) => {
      const told = `${STOP_LABELS[kind]}: ${cornerWord(corner)}.`;
      if (await isEntered(manager, 'stoppage', open, key)) return told;
      const out = await stopCorner(manager, open, panel, corner, { kind, key });
      return out === null ? told : `${told} ${scoringTexts.penaltyFor(PENALTY_LABELS.diskualifikasi, cornerWord(out))}`;
    };
    return changeSheet(this.dataSource, panel, enter, request);
  }

  /** Once, and only where nothing else decides (art. 11.6.g.1.b.5). The seed stays on the sheet: anybody can draw again. */
  drawLot(panel: PanelDevice, { winner: byHand }: LotRequest): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const { lot } = await sheetOf(manager, open);
      if (lot) throw conflict(scoringSentences.lotDrawn(cornerWord(lot.winner)));
      const { proposal } = await proposedFor(manager, open.matchId);
      if (proposal.winner !== null || (proposal.next !== 'lot' && proposal.next !== 'weigh-in')) {
        throw conflict(scoringSentences.lotOnlyWhenEqual);
      }
      const seed = byHand ? null : randomBytes(8).toString('hex');
      const winner: Corner = byHand ?? (createRandom(seed as string).flip() ? 'blue' : 'red');
      await manager.query('update score_sheet set lot_winner = $2, lot_seed = $3, lot_by = $4 where id = $1', [
        open.id,
        winner,
        seed,
        panel.deviceId,
      ]);
      await auditSheet(manager, panel, open, 'score.lot-drawn', { winner, seed });
      return scoringTexts.lotIs(cornerWord(winner));
    });
  }
}

/**
 * The phone enters all while it counts, the council what judges do not give; `kind` null: a penalty. Hits of the council only
 * where neither judges nor a phone count.
 */
async function refuseOtherHand(
  manager: EntityManager,
  { seat }: PanelDevice,
  open: OpenSheet,
  kind: HitKind | null,
): Promise<void> {
  const counter = await whoCounts(manager, open);
  if (seat !== COUNCIL_SEAT) {
    if (counter === 'judges') throw conflict(scoringSentences.countedBy.judges);
  } else if (kind !== null && counter === 'phone') {
    throw conflict(scoringSentences.phoneCounts);
  } else if (kind !== null && kind !== 'throw' && counter === 'judges') {
    throw conflict(scoringSentences.judgesScore);
  }
}

async function isEntered(
  manager: EntityManager,
  table: 'penalty' | 'stoppage',
  { id }: OpenSheet,
  key: string | undefined,
): Promise<boolean> {
  if (key === undefined) return false;
  const found = await manager.query<unknown[]>(`select 1 from ${table} where sheet_id = $1 and key = $2`, [id, key]);
  return found.length > 0;
}
