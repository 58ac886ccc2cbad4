// One change of a sheet: in its turn, told to everybody, and in the audit.
import type { AuditedAction } from '@gelanggang/contract/audit';
import type { DataSource, EntityManager } from 'typeorm';
import type { CouncilAnswer } from '@gelanggang/contract/council';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import type { WithdrawnKind } from '@gelanggang/contract/scoring-options';
import { liveScoreOf } from '@gelanggang/database/queries/score-sheet.queries';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { AfterTelling, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { conflict } from '../http/refusals';
import { openSheet, type OpenSheet, type Press, sheetOf, tellScore } from './open-sheet';
import { scoringSentences } from './sentences';
import { scoringTexts } from './texts';

/**
 * `work` says in a sentence what it has done. 409 while no match is fought in the panel's arena, and for a press that was
 * meant for another one.
 */
export function changeSheet(
  dataSource: DataSource,
  panel: PanelDevice,
  work: (manager: EntityManager, open: OpenSheet) => Promise<string>,
  press: Press = {},
): Promise<CouncilAnswer> {
  return writeWithEvents(dataSource, async (manager, emit) => {
    const taken = await findPress(manager, press);
    // the answer was lost on the way, and by now another match may be on
    if (taken)
      return {
        message: scoringTexts.alreadyRecorded,
        data: liveScoreOf(await sheetOf(manager, { id: taken.sheetId })),
      };
    const open = await openSheet(manager, panel.arenaId, press);
    if (!open) throw conflict(scoringSentences.nothingOngoing);
    const message = await work(manager, open);
    const score = tellScore(emit, open);
    return new AfterTelling(() => ({ message, data: score() }));
  });
}

/** What a press has entered. */
export interface Entered {
  kind: Exclude<WithdrawnKind, 'timers' | 'cards'>;
  id: number;
  sheetId: number;
}

/** null where nothing of it has arrived. */
export async function findPress(manager: EntityManager, { key, match_id: matchId }: Press): Promise<Entered | null> {
  if (key === undefined || matchId === undefined) return null;
  const [entered] = await manager.query<Entered[]>(
    `select e.kind, e.id, e.sheet_id as "sheetId" from score_sheet s cross join lateral (
       select 'points' as kind, id, sheet_id from score_point where sheet_id = s.id and key = $2
       union all select 'penalties', id, sheet_id from penalty where sheet_id = s.id and key = $2
       union all select 'knockdowns', id, sheet_id from knockdown where sheet_id = s.id and key = $2
       union all select 'stops', id, sheet_id from stoppage where sheet_id = s.id and key = $2) e
     where s.match_id = $1`,
    [matchId, key],
  );
  return entered ?? null;
}

export function auditSheet(
  manager: EntityManager,
  { deviceId, seat }: PanelDevice,
  { matchId, id }: OpenSheet,
  action: AuditedAction,
  detail: Record<string, unknown>,
): Promise<void> {
  return writeAudit(manager, {
    accountId: null,
    action,
    subjectType: 'match',
    subjectId: matchId,
    detail: { ...detail, sheet_id: id, seat, device_id: deviceId },
  });
}
