// The council takes back what stands on the sheet, with its reason; a count or a time takes with it what followed from it.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CouncilAnswer, PressWithdrawRequest, SheetWithdrawRequest } from '@gelanggang/contract/council';
import type { WithdrawnKind } from '@gelanggang/contract/scoring-options';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { conflict, notFound } from '../http/refusals';
import { auditSheet, changeSheet, findPress } from './change-sheet';
import type { OpenSheet } from './open-sheet';
import { scoringSentences } from './sentences';
import { scoringTexts } from './texts';

/** A protest card is undone by its own service. */
type Kind = Exclude<WithdrawnKind, 'cards'>;

const TABLES: Readonly<Record<Kind, string>> = {
  points: 'score_point',
  penalties: 'penalty',
  knockdowns: 'knockdown',
  stops: 'stoppage',
  timers: 'table_timer',
};

type Column = 'id' | 'knockdown_id' | 'timer_id' | 'stoppage_id';
/** What was entered with an entry, and goes with it. */
const FOLLOWS: Partial<Record<Kind, readonly [table: string, column: Column][]>> = {
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

  withdraw(panel: PanelDevice, kind: Kind, id: number, { reason }: SheetWithdrawRequest): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const by = { open, panel, reason };
      if (await withdrawEntry(manager, kind, id, by)) return scoringTexts.withdrawn[kind];
      if (await isOwnWithdrawal(manager, kind, id, by)) return scoringTexts.withdrawn[kind];
      throw await notWithdrawable(manager, kind, id, open);
    });
  }

  /** Undoes a press whose answer never came: what it has entered is taken back, and nothing if it never arrived. */
  async withdrawPress(panel: PanelDevice, key: string, request: PressWithdrawRequest): Promise<CouncilAnswer> {
    return changeSheet(
      this.dataSource,
      panel,
      async (manager, open) => {
        const entered = await findPress(manager, { key, match_id: open.matchId });
        if (entered?.sheetId !== open.id) return scoringTexts.nothingRecorded;
        await withdrawEntry(manager, entered.kind, entered.id, { open, panel, reason: UNDONE });
        return scoringTexts.withdrawn[entered.kind];
      },
      request,
    );
  }
}

const UNDONE = 'Diurungkan di panel sebelum terkirim.';

interface By {
  open: OpenSheet;
  panel: PanelDevice;
  reason: string;
}

/** With what follows from it; false where it does not stand. */
async function withdrawEntry(manager: EntityManager, kind: Kind, id: number, by: By): Promise<boolean> {
  if ((await takeBack(manager, TABLES[kind], 'id', id, by)) !== 1) return false;
  for (const [table, column] of FOLLOWS[kind] ?? []) await takeBack(manager, table, column, id, by);
  await auditSheet(manager, by.panel, by.open, 'score.withdrawn', { kind, id, reason: by.reason });
  return true;
}

/** The same device has withdrawn it for the same reason: its answer was lost, and it is sent again. */
async function isOwnWithdrawal(
  manager: EntityManager,
  kind: Kind,
  id: number,
  { open, panel, reason }: By,
): Promise<boolean> {
  const own = await manager.query<unknown[]>(
    `select 1 from ${TABLES[kind]} where id = $1 and sheet_id = $2 and withdrawn_by = $3 and withdrawn_reason = $4`,
    [id, open.id, panel.deviceId, reason],
  );
  return own.length > 0;
}

async function takeBack(
  manager: EntityManager,
  table: string,
  column: Column,
  id: number,
  { open, panel, reason }: By,
): Promise<number> {
  const [, changed] = await manager.query<[unknown, number]>(
    `update ${table} set withdrawn_at = now(), withdrawn_by = $3, withdrawn_reason = $4
     where ${column} = $1 and sheet_id = $2 and withdrawn_at is null`,
    [id, open.id, panel.deviceId, reason],
  );
  return changed;
}

async function notWithdrawable(manager: EntityManager, kind: Kind, id: number, open: OpenSheet) {
  const found = await manager.query<unknown[]>(`select 1 from ${TABLES[kind]} where id = $1 and sheet_id = $2`, [
    id,
    open.id,
  ]);
  return found.length > 0 ? conflict(scoringSentences.alreadyUndone) : notFound(scoringSentences.notInMatch);
}
