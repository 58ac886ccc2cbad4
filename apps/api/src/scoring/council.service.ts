// What the council enters for the match on the mat: throws, faults, counts, stoppages, the lot; each told and audited.
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  CouncilAnswer,
  KnockdownRequest,
  LotRequest,
  PenaltyRequest,
  StopRequest,
  ThrowRequest,
} from '@gelanggang/contract/council';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { stateOf } from '@gelanggang/database/queries/score-sheet.queries';
import { createRandom } from '@gelanggang/domain/random';
import { countedToNine, type Fault, faultById, faultsOf } from '@gelanggang/domain/scoring/faults';
import {
  givePenalty,
  type GivenPenalty,
  PENALTY_LABELS,
  type PenaltyStep,
  proposePenalty,
} from '@gelanggang/domain/scoring/penalties';
import { STOP_LABELS } from '@gelanggang/domain/scoring/stops';
import { type Corner, CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { conflict, invalid } from '../http/refusals';
import { auditSheet, changeSheet } from './change-sheet';
import { type OpenSheet, roundNow, sheetOf } from './open-sheet';
import { proposedFor } from './proposal.queries';

const REFUSED = {
  'step-given': 'Hukuman ini, atau yang lebih berat, sudah diberikan.',
  'pembinaan-given': 'Sudah dua pembinaan di babak ini: berikutnya teguran.',
  disqualified: 'Sudut ini sudah didiskualifikasi.',
} as const;
const OTHER_STEP = 'Tulis alasan mengapa langkahnya lain dari usulan.';
/** art. 11.6.g.2.c */
const TEGURAN_COUNT = 9;

const named = (corner: Corner): string => CORNER_LABELS[corner].toLowerCase();

@Injectable()
export class CouncilService {
  constructor(private readonly dataSource: DataSource) {}

  /** 409 for an age group that has no throws. */
  giveThrow(panel: PanelDevice, { corner, key }: ThrowRequest): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      if (open.rules.throws.length === 0) throw conflict('Kelompok usia ini bertanding tanpa jatuhan.');
      const stored = await manager.query<unknown[]>(
        `insert into score_point (sheet_id, corner, kind, round, at, device_id, key)
         values ($1, $2, 'throw', $3, to_timestamp($4::float8 / 1000), $5, $6)
         on conflict (sheet_id, key) do nothing returning id`,
        [open.id, corner, roundNow(open), open.now, panel.deviceId, key ?? null],
      );
      if (stored.length > 0) await auditSheet(manager, panel, open, 'score.throw-given', { corner });
      return `Jatuhan +3 untuk ${named(corner)}.`;
    });
  }

  /** 422 for a fault of another age's list, or another step without a reason; 409 for a step that cannot be given. */
  givePenalty(panel: PanelDevice, request: PenaltyRequest): Promise<CouncilAnswer> {
    const { corner, is_deliberate: isDeliberate = false, reason, key } = request;
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const fault = faultsOf(open.rules).find((one) => one.id === request.fault);
      if (!fault) throw invalid({ fault: ['Pelanggaran ini tidak ada di daftar kelompok usia partai ini.'] });
      if (await isEntered(manager, 'penalty', open, key)) return 'Hukuman ini sudah tercatat.';
      const given = await givenTo(manager, open, corner);
      const proposed = proposePenalty(given, fault, roundNow(open), isDeliberate);
      if (!proposed.ok) throw conflict(REFUSED[proposed.code]);
      const step = request.step ?? proposed.step;
      if (step !== proposed.step) {
        if (!reason) throw invalid({ reason: [OTHER_STEP] });
        const allowed = givePenalty(given, step, roundNow(open));
        if (!allowed.ok) throw conflict(REFUSED[allowed.code]);
      }
      const entry = {
        fault,
        step,
        proposed: proposed.step,
        reason: reason ?? null,
        key: key ?? null,
        knockdownId: null,
      };
      await insertPenalty(manager, open, panel, corner, entry);
      return `${PENALTY_LABELS[step]} untuk ${named(corner)}: ${fault.label}.`;
    });
  }

  /** Counted to nine gets the teguran that follows (art. 11.6.g.2.c) in the same step. */
  countKnockdown(panel: PanelDevice, request: KnockdownRequest): Promise<CouncilAnswer> {
    const { corner, count, is_own_fall: isOwnFall = false, key } = request;
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const [stored] = await manager.query<{ id: number }[]>(
        `insert into knockdown (sheet_id, corner, count, is_own_fall, round, device_id, key)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (sheet_id, key) do nothing returning id`,
        [open.id, corner, count, isOwnFall, roundNow(open), panel.deviceId, key ?? null],
      );
      const told = `Hitungan ${count} untuk ${named(corner)}.`;
      if (!stored) return told;
      await auditSheet(manager, panel, open, 'score.knockdown-counted', { corner, count, is_own_fall: isOwnFall });
      if (count !== TEGURAN_COUNT) return told;
      const fault = faultById(countedToNine(open.rules));
      if (!fault) throw new Error(`No fault for a count to nine of ${open.rules.group}.`);
      const proposed = proposePenalty(await givenTo(manager, open, corner), fault, roundNow(open));
      if (!proposed.ok) return told;
      const { step } = proposed;
      const entry = { fault, step, proposed: step, reason: null, key: null, knockdownId: stored.id };
      await insertPenalty(manager, open, panel, corner, entry);
      return `${told} ${PENALTY_LABELS[step]} untuk ${named(corner)}.`;
    });
  }

  stop(panel: PanelDevice, { corner, kind, key }: StopRequest): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const told = `${STOP_LABELS[kind]}: ${named(corner)}.`;
      if (await isEntered(manager, 'stoppage', open, key)) return told;
      await manager.query(
        'insert into stoppage (sheet_id, corner, kind, round, device_id, key) values ($1, $2, $3, $4, $5, $6)',
        [open.id, corner, kind, roundNow(open), panel.deviceId, key ?? null],
      );
      await auditSheet(manager, panel, open, 'score.stopped', { corner, kind });
      return told;
    });
  }

  /** Once, and only where nothing else decides (art. 11.6.g.1.b.5). The seed stays on the sheet: anybody can draw again. */
  drawLot(panel: PanelDevice, { winner: byHand }: LotRequest): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const { lot } = await sheetOf(manager, open);
      if (lot) throw conflict(`Undian sudah dilakukan: ${named(lot.winner)}.`);
      const { proposal } = await proposedFor(manager, open.matchId);
      if (proposal.winner !== null || (proposal.next !== 'lot' && proposal.next !== 'weigh-in')) {
        throw conflict('Undian hanya bila nilai, hukuman, babak tambahan, dan berat badan tetap sama.');
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
      return `Undian: ${named(winner)}.`;
    });
  }
}

interface NewPenalty {
  fault: Fault;
  step: PenaltyStep;
  proposed: PenaltyStep;
  reason: string | null;
  key: string | null;
  /** The count that it follows from. */
  knockdownId: number | null;
}

async function insertPenalty(
  manager: EntityManager,
  open: OpenSheet,
  panel: PanelDevice,
  corner: Corner,
  { fault, step, proposed, reason, key, knockdownId }: NewPenalty,
): Promise<void> {
  await manager.query(
    `insert into penalty (sheet_id, corner, step, round, device_id, fault, proposed_step, reason, key, knockdown_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [open.id, corner, step, roundNow(open), panel.deviceId, fault.id, proposed, reason, key, knockdownId],
  );
  await auditSheet(manager, panel, open, 'score.penalty-given', {
    ...{ corner, step, fault: fault.id },
    ...(step === proposed ? {} : { proposed_step: proposed, reason }),
  });
}

async function givenTo(manager: EntityManager, open: OpenSheet, corner: Corner): Promise<GivenPenalty[]> {
  return stateOf(await sheetOf(manager, open)).penalties.filter((one) => one.corner === corner);
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
