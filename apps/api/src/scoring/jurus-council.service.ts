// What the council enters for the performance on the mat: items of 0.50, and a disqualification by its reason.
import type { AuditedAction } from '@gelanggang/contract/audit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  JurusCouncilAnswer,
  JurusDisqualificationRequest,
  JurusItemRequest,
} from '@gelanggang/contract/jurus-panels';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { COUNCIL_ITEM_TEXTS, DISQUALIFICATION_LABELS } from '@gelanggang/domain/rules/jurus-rules';
import { isEnteredItem } from '@gelanggang/domain/seni/council-items';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { conflict, invalid, notFound } from '../http/refusals';
import { openPerformance, type OpenPerformance, readPanelPerformance, tellEntered } from './open-performance';

/** More would take a whole score. */
const MOST_ITEMS = 20;

@Injectable()
export class JurusCouncilService {
  constructor(private readonly dataSource: DataSource) {}

  /** The same press again is entered once. */
  takeOff(panel: PanelDevice, { match_id, item, at, key }: JurusItemRequest): Promise<JurusCouncilAnswer> {
    const { label } = COUNCIL_ITEM_TEXTS[item];
    return this.change(panel, match_id, async (manager, open) => {
      if (item === 'time') throw invalid({ item: ['Hukuman waktu mengikuti jam.'] });
      if (!isEnteredItem(open.rules, item)) throw invalid({ item: ['Hukuman ini tidak ada di nomor ini.'] });
      await refuseTooMany(manager, open);
      const entry = { item, reason: null, reached: null, at: at ?? null, key };
      const id = await insertItem(manager, panel, open, entry);
      if (id !== null) await audit(manager, panel, open, 'seni.taken-off', { id, item, at: entry.at });
      return `${label}: −0,50.`;
    });
  }

  /** Takes the place of the reason before. */
  disqualify(panel: PanelDevice, body: JurusDisqualificationRequest): Promise<JurusCouncilAnswer> {
    const { match_id, reason, reached, key } = body;
    return this.change(panel, match_id, async (manager, open) => {
      if (!open.rules.disqualifications.includes(reason)) {
        throw invalid({ reason: ['Alasan ini tidak berlaku di nomor ini.'] });
      }
      if (!(await isEntered(manager, open, key))) {
        await manager.query(
          `update jurus_item set withdrawn_at = now(), withdrawn_by = $2
           where match_id = $1 and started_at = (select started_at from match where id = $1) and reason is not null
             and withdrawn_at is null`,
          [open.matchId, panel.deviceId],
        );
        const entry = { item: null, reason, reached: reached ?? null, at: null, key };
        const id = await insertItem(manager, panel, open, entry);
        await audit(manager, panel, open, 'seni.disqualified', { id, reason, reached: entry.reached });
      }
      return `Diskualifikasi: ${DISQUALIFICATION_LABELS[reason]}.`;
    });
  }

  takeBack(panel: PanelDevice, matchId: number, id: number): Promise<JurusCouncilAnswer> {
    return this.change(panel, matchId, async (manager, open) => {
      const [, changed] = await manager.query<[unknown, number]>(
        `update jurus_item set withdrawn_at = now(), withdrawn_by = $3
         where id = $1 and match_id = $2 and withdrawn_at is null
           and started_at = (select started_at from match where id = $2)`,
        [id, matchId, panel.deviceId],
      );
      if (changed !== 1) {
        const found = await manager.query<unknown[]>('select 1 from jurus_item where id = $1 and match_id = $2', [
          id,
          matchId,
        ]);
        throw found.length > 0 ? conflict('Ini sudah dibatalkan.') : notFound('Tidak ada di penampilan ini.');
      }
      await audit(manager, panel, open, 'seni.taken-back', { id });
      return 'Dibatalkan.';
    });
  }

  private change(
    panel: PanelDevice,
    matchId: number,
    work: (manager: EntityManager, open: OpenPerformance) => Promise<string>,
  ): Promise<JurusCouncilAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit): Promise<JurusCouncilAnswer> => {
      const open = await openPerformance(manager, panel, matchId);
      const message = await work(manager, open);
      tellEntered(emit, panel.arenaId, matchId);
      return { message, data: await readPanelPerformance(manager, matchId, panel.seat) };
    });
  }
}

interface NewItem {
  item: JurusItemRequest['item'] | null;
  reason: string | null;
  reached: number | null;
  at: number | null;
  key: string;
}

/** Its id; null where this press is entered already. */
async function insertItem(
  manager: EntityManager,
  { deviceId }: PanelDevice,
  { matchId }: OpenPerformance,
  { item, reason, reached, at, key }: NewItem,
): Promise<number | null> {
  const [stored] = await manager.query<{ id: number }[]>(
    `insert into jurus_item (match_id, started_at, item, reason, reached, at_ms, key, device_id)
     select m.id, m.started_at, $2, $3, $4, $5, $6, $7 from match m where m.id = $1
     on conflict (match_id, started_at, key) do nothing returning id`,
    [matchId, item, reason, reached, at, key, deviceId],
  );
  return stored?.id ?? null;
}

async function isEntered(manager: EntityManager, { matchId }: OpenPerformance, key: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `select 1 from jurus_item i join match m on m.id = i.match_id and m.started_at = i.started_at
     where i.match_id = $1 and i.key = $2`,
    [matchId, key],
  );
  return found.length > 0;
}

async function refuseTooMany(manager: EntityManager, { matchId }: OpenPerformance): Promise<void> {
  const [row] = await manager.query<{ count: number }[]>(
    `select count(*)::int as count from jurus_item i join match m on m.id = i.match_id and m.started_at = i.started_at
     where i.match_id = $1 and i.withdrawn_at is null and i.item is not null`,
    [matchId],
  );
  if ((row?.count ?? 0) >= MOST_ITEMS) throw conflict('Hukuman sudah sebesar nilai penuh.');
}

function audit(
  manager: EntityManager,
  { deviceId }: PanelDevice,
  { matchId }: OpenPerformance,
  action: AuditedAction,
  detail: Record<string, unknown>,
): Promise<void> {
  return writeAudit(manager, {
    ...{ accountId: null, action, subjectType: 'match', subjectId: matchId },
    detail: { ...detail, device_id: deviceId },
  });
}
