// Saves and deletes the entries that tournaments are set up with, each in one transaction with its event.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { refuseOutdated } from '../http/changed-meanwhile';
import { conflict, invalid, notFound } from '../http/refusals';
import { whatHangsOn } from '../http/what-hangs';
import { ARENAS, type SetupKind } from './setup-kinds';
import { SetupQueries } from './setup.queries';
import { matchesNaming, tellArenas } from './tell-arenas';
import { tournamentSetupSentences } from './sentences';
import { thingSentences } from '../http/sentences';

interface SetupRequest {
  tournament_id: number;
  version?: number;
}

type Stored = Record<string, unknown> & { tournament_id: number; version: number };

@Injectable()
export class SetupService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entries: SetupQueries,
  ) {}

  create<Row, Request extends SetupRequest>(kind: SetupKind<Row, Request>, body: Request): Promise<Saved<Row>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const tournaments = await manager.query<unknown[]>(
        'select 1 from tournament where id = $1 and deleted_at is null for no key update',
        [body.tournament_id],
      );
      if (tournaments.length === 0) throw invalid({ tournament_id: [thingSentences.tournament] });
      const derived = await kind.derived?.(manager, body, null);
      const values = { tournament_id: body.tournament_id, ...kind.values(body), ...derived };
      await refuseTwin(manager, kind, values, { tournamentId: body.tournament_id, id: null });
      const names = Object.keys(values);
      const [row] = await manager.query<{ id: number }[]>(
        `insert into ${kind.table} (${names.join(', ')})
         values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
        Object.values(values),
      );
      this.tell(emit, kind.table, body.tournament_id);
      return { message: MESSAGES[kind.messages.added], data: await this.entries.find(kind, row?.id ?? 0, manager) };
    });
  }

  update<Row, Request extends SetupRequest>(
    kind: SetupKind<Row, Request>,
    id: number,
    body: Request,
  ): Promise<Saved<Row>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const stored = await this.lock(manager, kind, id);
      refuseOutdated(body.version, stored.version);
      if (stored.tournament_id !== body.tournament_id) {
        throw invalid({ tournament_id: [tournamentSetupSentences.staysInTournament] });
      }
      const values = { ...kind.values(body), ...(await kind.derived?.(manager, body, id)) };
      await refuseTwin(manager, kind, values, { tournamentId: body.tournament_id, id });
      const { fixed } = kind;
      if (fixed && stored[fixed.column] !== values[fixed.column]) {
        const uses = await whatHangsOn(manager, kind.uses, id);
        if (uses) throw conflict(fixed.refusal(uses));
      }
      const sets = Object.keys(values).map((name, index) => `${name} = $${index + 2}`);
      await manager.query(`update ${kind.table} set ${sets.join(', ')}, version = version + 1 where id = $1`, [
        id,
        ...Object.values(values),
      ]);
      const naming = kind.table === ARENAS.table ? await matchesNaming(manager, id) : [];
      this.tell(emit, kind.table, stored.tournament_id, naming);
      return { message: MESSAGES[kind.messages.updated], data: await this.entries.find(kind, id, manager) };
    });
  }

  remove<Row, Request>(kind: SetupKind<Row, Request>, id: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const stored = await this.lock(manager, kind, id);
      const uses = await whatHangsOn(manager, kind.uses, id);
      if (uses) throw conflict(tournamentSetupSentences.stillUsed(uses));
      const naming = kind.table === ARENAS.table ? await matchesNaming(manager, id) : [];
      await manager.query(`delete from ${kind.table} where id = $1`, [id]);
      this.tell(emit, kind.table, stored.tournament_id, naming);
      return { message: MESSAGES.deleted };
    });
  }

  /** The tournament before its entry, as registrations do: who registers meanwhile waits. */
  private async lock<Row, Request>(manager: EntityManager, kind: SetupKind<Row, Request>, id: number): Promise<Stored> {
    await manager.query(
      `select 1 from tournament where id = (select tournament_id from ${kind.table} where id = $1) for no key update`,
      [id],
    );
    const [stored] = await manager.query<Stored[]>(
      `select x.* from ${kind.table} x join tournament t on t.id = x.tournament_id and t.deleted_at is null
       where x.id = $1 for update of x`,
      [id],
    );
    if (!stored) throw notFound(kind.messages.notFound);
    return stored;
  }

  /** Live pages show arenas. */
  private tell(emit: Emit, table: string, tournamentId: number, naming: readonly number[] = []): void {
    emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
    if (table !== ARENAS.table) return;
    tellArenas(emit, tournamentId, naming);
  }
}

/** The tournament is locked: of two presses of one form the second finds what the first has made. */
async function refuseTwin<Row, Request>(
  manager: EntityManager,
  { table, same }: SetupKind<Row, Request>,
  values: Readonly<Record<string, unknown>>,
  { tournamentId, id }: { tournamentId: number; id: number | null },
): Promise<void> {
  if (!same) return;
  const alike = same.columns.map((column, index) => `and ${column} is not distinct from $${index + 3}`);
  const twins = await manager.query<unknown[]>(
    `select 1 from ${table} where tournament_id = $1 and id is distinct from $2::bigint ${alike.join(' ')} limit 1`,
    [tournamentId, id, ...same.columns.map((column) => values[column])],
  );
  if (twins.length > 0) throw invalid({ name: [same.refusal] });
}
