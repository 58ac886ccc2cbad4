// The council takes back what stands on the sheet, with its reason; a count or a time takes with it what followed from it.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CouncilAnswer, SheetWithdrawRequest } from '@gelanggang/contract/council';
import type { WithdrawnKind } from '@gelanggang/contract/scoring-options';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { conflict, notFound } from '../http/refusals';
import { auditSheet, changeSheet } from './change-sheet';
import type { OpenSheet } from './open-sheet';

const KINDS: Readonly<Record<WithdrawnKind, { table: string; done: string }>> = {
  points: { table: 'score_point', done: 'Nilai dibatalkan.' },
  penalties: { table: 'penalty', done: 'Hukuman dibatalkan.' },
  knockdowns: { table: 'knockdown', done: 'Hitungan dibatalkan.' },
  stops: { table: 'stoppage', done: 'Penghentian dibatalkan.' },
  timers: { table: 'table_timer', done: 'Waktu dibatalkan.' },
};

type Column = 'id' | 'knockdown_id' | 'timer_id' | 'stoppage_id';
/** What was entered with an entry, and goes with it. */
const FOLLOWS: Partial<Record<WithdrawnKind, readonly [table: string, column: Column][]>> = {
  knockdowns: [['penalty', 'knockdown_id']],
  stops: [['penalty', 'stoppage_id']],
  timers: [
    ['penalty', 'timer_id'],
    ['stoppage', 'timer_id'],
  ],
};

@Injectable()
export class WithdrawalsService {
  constructor(private readonly dataSource: DataSource) {}

  withdraw(
    panel: PanelDevice,
    kind: WithdrawnKind,
    id: number,
    { reason }: SheetWithdrawRequest,
  ): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const taken = await takeBack(manager, KINDS[kind].table, 'id', id, { open, panel, reason });
      if (taken !== 1) throw await notWithdrawable(manager, kind, id, open);
      for (const [table, column] of FOLLOWS[kind] ?? []) {
        await takeBack(manager, table, column, id, { open, panel, reason });
      }
      await auditSheet(manager, panel, open, 'score.withdrawn', { kind, id, reason });
      return KINDS[kind].done;
    });
  }
}

async function takeBack(
  manager: EntityManager,
  table: string,
  column: Column,
  id: number,
  { open, panel, reason }: { open: OpenSheet; panel: PanelDevice; reason: string },
): Promise<number> {
  const [, changed] = await manager.query<[unknown, number]>(
    `update ${table} set withdrawn_at = now(), withdrawn_by = $3, withdrawn_reason = $4
     where ${column} = $1 and sheet_id = $2 and withdrawn_at is null`,
    [id, open.id, panel.deviceId, reason],
  );
  return changed;
}

async function notWithdrawable(manager: EntityManager, kind: WithdrawnKind, id: number, open: OpenSheet) {
  const found = await manager.query<unknown[]>(`select 1 from ${KINDS[kind].table} where id = $1 and sheet_id = $2`, [
    id,
    open.id,
  ]);
  return found.length > 0 ? conflict('Ini sudah dibatalkan.') : notFound('Tidak ada di partai ini.');
}
