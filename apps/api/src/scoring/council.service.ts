// What the council does on the sheet of the match on the mat: penalties, counts, withdrawals, each with its audit.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  CouncilAnswer,
  KnockdownRequest,
  PenaltyRequest,
  SheetWithdrawRequest,
} from '@gelanggang/contract/scoring';
import type { WithdrawnKind } from '@gelanggang/contract/scoring-options';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { givePenalty, PENALTY_LABELS } from '@gelanggang/domain/scoring/penalties';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { conflict, notFound } from '../http/refusals';
import { auditSheet, changeSheet } from './change-sheet';
import { type OpenSheet, roundNow, sheetOf } from './open-sheet';

const REFUSED = {
  'step-given': 'Hukuman ini, atau yang lebih berat, sudah diberikan.',
  disqualified: 'Sudut ini sudah didiskualifikasi.',
} as const;

const TABLES: Readonly<Record<WithdrawnKind, string>> = {
  points: 'score_point',
  penalties: 'penalty',
  knockdowns: 'knockdown',
};
const WITHDRAWN: Readonly<Record<WithdrawnKind, string>> = {
  points: 'Nilai dibatalkan.',
  penalties: 'Hukuman dibatalkan.',
  knockdowns: 'Hitungan dibatalkan.',
};

@Injectable()
export class CouncilService {
  constructor(private readonly dataSource: DataSource) {}

  givePenalty(panel: PanelDevice, { corner, step }: PenaltyRequest): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const { penalties } = await sheetOf(manager, open);
      const given = penalties.filter((one) => one.corner === corner && one.withdrawn_reason === null);
      const allowed = givePenalty(
        given.map((one) => one.step),
        step,
      );
      if (!allowed.ok) throw conflict(REFUSED[allowed.code]);
      await insert(manager, 'penalty', { open, panel, corner, column: 'step', value: step });
      await auditSheet(manager, panel, open, 'score.penalty-given', { corner, step });
      return `${PENALTY_LABELS[step]} untuk ${CORNER_LABELS[corner].toLowerCase()}.`;
    });
  }

  countKnockdown(panel: PanelDevice, { corner, count }: KnockdownRequest): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      await insert(manager, 'knockdown', { open, panel, corner, column: 'count', value: count });
      await auditSheet(manager, panel, open, 'score.knockdown-counted', { corner, count });
      return `Hitungan ${count} untuk ${CORNER_LABELS[corner].toLowerCase()}.`;
    });
  }

  withdraw(
    panel: PanelDevice,
    kind: WithdrawnKind,
    id: number,
    { reason }: SheetWithdrawRequest,
  ): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const [, changed] = await manager.query<[unknown, number]>(
        `update ${TABLES[kind]} set withdrawn_at = now(), withdrawn_by = $3, withdrawn_reason = $4
         where id = $1 and sheet_id = $2 and withdrawn_at is null`,
        [id, open.id, panel.deviceId, reason],
      );
      if (changed !== 1) throw await notWithdrawable(manager, kind, id, open);
      await auditSheet(manager, panel, open, 'score.withdrawn', { kind, id, reason });
      return WITHDRAWN[kind];
    });
  }
}

interface Entry {
  open: OpenSheet;
  panel: PanelDevice;
  corner: string;
  column: 'step' | 'count';
  value: string | number;
}

async function insert(manager: EntityManager, table: 'penalty' | 'knockdown', entry: Entry): Promise<void> {
  const { open, panel, corner, column, value } = entry;
  await manager.query(
    `insert into ${table} (sheet_id, corner, ${column}, round, device_id) values ($1, $2, $3, $4, $5)`,
    [open.id, corner, value, roundNow(open), panel.deviceId],
  );
}

async function notWithdrawable(manager: EntityManager, kind: WithdrawnKind, id: number, open: OpenSheet) {
  const found = await manager.query<unknown[]>(`select 1 from ${TABLES[kind]} where id = $1 and sheet_id = $2`, [
    id,
    open.id,
  ]);
  return found.length > 0 ? conflict('Ini sudah dibatalkan.') : notFound('Tidak ada di partai ini.');
}
