// The office makes one contingent of two: shown before, done in one transaction, and undone within a day if need be.
import { Injectable } from '@nestjs/common';
import type { Seen } from '@gelanggang/contract/member-roles';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type MergeContingentsRequest,
  type MergedAnswer,
  type MergePreview,
  type MergeRow,
  UNDO_HOURS,
} from '@gelanggang/contract/contingent-merges';
import { streams } from '@gelanggang/contract/events';
import { grouped } from '@gelanggang/domain/grouped';
import { writeAuditOfCall } from '@gelanggang/platform/audit/write-audit';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { notify } from '@gelanggang/platform/notices/notify';
import { tellMatches } from '@gelanggang/scheduling/tell-schedules';
import type { RequestAccount } from '../http/current-account';
import { conflict, invalid, notFound } from '../http/refusals';
import { type Registered, registeredInto } from './contingent-locks';
import { previewMerge } from './merge-preview';
import { mergeRows, type MergeSnapshot } from './merge-steps';
import { readMergeWorld } from './merge-world.queries';
import { undoRows } from './undo-merge';
import { contingentsSentences } from './sentences';
import { thingSentences } from '../http/sentences';
import { contingentsTexts } from './texts';

@Injectable()
export class ContingentMergesService {
  constructor(private readonly dataSource: DataSource) {}

  async preview(keptId: number, mergedId: number): Promise<MergePreview> {
    refuseSame(keptId, mergedId);
    // one moment: what is counted and what is named must fit together
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const world = await readMergeWorld(manager, keptId, mergedId);
      if (!world) throw notFound(thingSentences.contingent);
      return previewMerge(world).preview;
    });
  }

  merge(keptId: number, request: MergeContingentsRequest, by: RequestAccount): Promise<MergedAnswer> {
    const mergedId = request.merged_id;
    refuseSame(keptId, mergedId);
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockBoth(manager, [keptId, mergedId]);
      const world = await readMergeWorld(manager, keptId, mergedId);
      if (!world) throw notFound(thingSentences.contingent);
      const { plan, obstacles, preview } = previewMerge(world);
      if (obstacles.length > 0) throw conflict(contingentsSentences.cannotMerge(() => obstacles.join(' ')));
      if (preview.fingerprint !== request.fingerprint) {
        throw conflict(contingentsSentences.mergeOutdated);
      }
      const before = await registeredInto(manager, mergedId);
      const snapshot = await mergeRows(manager, emit, world, plan);
      const [made] = await manager.query<{ id: number }[]>(
        `insert into contingent_merge (kept_id, merged_id, merged_name, moved_members, merged_by)
         values ($1, $2, $3, $4, $5) returning id`,
        [keptId, mergedId, world.merged.name, snapshot.members.length, by.id],
      );
      if (!made) throw new Error('An insert without conflict answers its row.');
      await keep(manager, made.id, snapshot);
      await tell(manager, emit, [...before, ...(await registeredInto(manager, keptId))], [keptId]);
      const detail = { merged_id: mergedId, members: snapshot.members.length, doubled: snapshot.gone.length };
      await this.conclude(manager, emit, {
        action: 'contingent.merged',
        kept: world.kept,
        merged: world.merged.name,
        signAgain: await this.tellSigners(manager, emit, { keptId, accountId: world.kept.accountId, snapshot }),
        accounts: [world.kept.accountId, world.merged.accountId],
        detail,
        by,
      });
      return {
        message: contingentsTexts.merged(world.merged.name, world.kept.name, UNDO_HOURS),
        data: { id: made.id, kept_id: keptId },
      };
    });
  }

  undo(id: number, by: RequestAccount): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      // the contingent first, as whoever merges does
      const [kept] = await manager.query<{ id: number; name: string }[]>(
        'select id, name from contingent where id = (select kept_id from contingent_merge where id = $1) for update',
        [id],
      );
      const [merge] = await manager.query<
        { mergedId: number; mergedName: string; undoneAt: Date | null; snapshot: MergeSnapshot | null }[]
      >(
        `select g.merged_id as "mergedId", g.merged_name as "mergedName", g.undone_at as "undoneAt",
           (select u.snapshot from contingent_merge_undo u where u.merge_id = g.id and u.expires_at > now()) as snapshot
         from contingent_merge g where g.id = $1 for update of g`,
        [id],
      );
      if (!kept || !merge) throw notFound(contingentsSentences.mergeNotFound);
      if (merge.undoneAt) throw conflict(contingentsSentences.mergeUndone);
      const { snapshot, mergedId, mergedName } = merge;
      if (!snapshot) throw conflict(contingentsSentences.mergeTooOld(UNDO_HOURS));
      const before = await registeredInto(manager, kept.id);
      await undoRows(manager, emit, { keptId: kept.id, mergedId, snapshot });
      await manager.query('update contingent_merge set undone_at = now(), undone_by = $2 where id = $1', [id, by.id]);
      await manager.query('delete from contingent_merge_undo where merge_id = $1', [id]);
      await tell(manager, emit, [...before, ...(await registeredInto(manager, mergedId))], [kept.id, mergedId]);
      await this.conclude(manager, emit, {
        action: 'contingent.merge-undone',
        kept,
        merged: mergedName,
        accounts: [snapshot.accounts.kept, snapshot.accounts.merged],
        detail: { merged_id: mergedId, members: snapshot.members.length },
        by,
      });
      return { message: contingentsTexts.mergeUndoDone(mergedName) };
    });
  }

  list({ owner, tournaments }: Seen): Promise<MergeRow[]> {
    return this.dataSource.query(
      `select g.id, jsonb_build_object('id', c.id, 'name', c.name) as kept, g.merged_name, g.moved_members,
         (select name from account where id = g.merged_by) as merged_by, g.merged_at, g.undone_at,
         (select u.expires_at from contingent_merge_undo u where u.merge_id = g.id and u.expires_at > now()) as undo_until
       from contingent_merge g join contingent c on c.id = g.kept_id
       where $1::bigint is null or c.account_id = $1 or exists (
         select from contingent_registration seen where seen.contingent_id = c.id and seen.tournament_id = any($2::bigint[]))
       order by g.id desc limit 20`,
      [owner, tournaments],
    );
  }

  /** Of the tournaments in which the list is to be signed anew, their names. */
  private async tellSigners(
    manager: EntityManager,
    emit: Emit,
    of: { keptId: number; accountId: number; snapshot: MergeSnapshot },
  ): Promise<string[]> {
    const rows = await manager.query<{ id: number; name: string }[]>(
      'select id, name from tournament where id = any($1::bigint[]) and deleted_at is null order by start_date, id',
      [of.snapshot.signatures?.tournaments ?? []],
    );
    for (const { id } of rows) {
      const told = { tournament_id: id, contingent_id: of.keptId };
      emit(streams.staff(id), 'entry-check.changed', told);
      emit(streams.user(of.accountId), 'entry-check.changed', told);
    }
    return rows.map(({ name }) => name);
  }

  private async conclude(manager: EntityManager, emit: Emit, done: Concluded): Promise<void> {
    const { action, kept, merged, signAgain = [], accounts, detail, by } = done;
    await writeAuditOfCall(manager, {
      accountId: by.id,
      action,
      subjectType: 'contingent',
      subjectId: kept.id,
      detail,
    });
    await notify(manager, emit, {
      kind: action,
      data: { contingent_id: kept.id, contingent: kept.name, merged, by: by.name, sign_again: signAgain },
      to: accounts.filter((id) => id !== by.id),
      at: new Date(),
    });
  }
}

interface Concluded {
  action: 'contingent.merged' | 'contingent.merge-undone';
  kept: { id: number; name: string };
  merged: string;
  /** Names of tournaments. */
  signAgain?: readonly string[];
  accounts: readonly number[];
  detail: Record<string, unknown>;
  by: RequestAccount;
}

function refuseSame(keptId: number, mergedId: number): void {
  if (keptId === mergedId) throw invalid({ merged_id: [contingentsSentences.chooseOther] });
}

/** In order of id, so that two who merge the same the other way round wait instead of deadlocking. */
async function lockBoth(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await manager.query('select 1 from contingent where id = any($1::bigint[]) order by id for update', [ids]);
  // nobody bills, pays or draws them meanwhile
  await manager.query(
    `select 1 from billing b where b.id in (select d.billing_id from billing_detail d
       join team_member m on m.id = d.team_member_id where m.contingent_id = any($1::bigint[]))
     order by b.id for no key update`,
    [ids],
  );
}

async function keep(manager: EntityManager, mergeId: number, snapshot: MergeSnapshot): Promise<void> {
  await manager.query(
    `insert into contingent_merge_undo (merge_id, expires_at, snapshot)
     values ($1, now() + make_interval(hours => $2), $3)`,
    [mergeId, UNDO_HOURS, JSON.stringify(snapshot)],
  );
  await manager.query('insert into contingent_merge_file (merge_id, file_id) select $1, unnest($2::uuid[])', [
    mergeId,
    snapshot.gone.flatMap((member) => member.photo_file_id ?? []),
  ]);
}

/** The staff's lists, and whatever shows the contingent's name in public: its matches, told whole. */
async function tell(
  manager: EntityManager,
  emit: Emit,
  tournaments: readonly Registered[],
  contingentIds: readonly number[],
): Promise<void> {
  for (const [id, [first]] of grouped(tournaments, (one) => one.id)) {
    emit(streams.staff(id), 'entries.changed', { tournament_id: id, contingents: 1, members: first?.members ?? 0 });
  }
  const rows = await manager.query<{ id: number; tournament_id: number; pool_id: number }[]>(
    `select m.id, m.tournament_id, m.pool_id from match m
     where exists (select 1 from pool_unit u where u.contingent_id = any($1::bigint[])
       and u.id in (m.blue_unit_id, m.red_unit_id)) order by m.id`,
    [contingentIds],
  );
  for (const [tournamentId, matches] of grouped(rows, (row) => row.tournament_id)) {
    tellMatches(
      emit,
      tournamentId,
      matches.map(({ id }) => id),
    );
    for (const poolId of new Set(matches.map((row) => row.pool_id))) {
      emit(streams.tournament(tournamentId), 'pool.changed', { pool_id: poolId });
    }
  }
}
