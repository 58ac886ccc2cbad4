// What an overlay needs to know of its arena, and whether broadcasts wait for the announcer.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ArenaBroadcast, BroadcastRequest } from '@gelanggang/contract/broadcast';
import { streams } from '@gelanggang/contract/events';
import type { Said } from '@gelanggang/contract/http';
import type { TournamentStatus } from '@gelanggang/contract/tournaments';
import type { Language } from '@gelanggang/domain/words/languages';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { notFound } from '../http/refusals';
import { tellParts } from '../arena-control/result-answer';
import { type SponsorRow, sponsorsOf, toSponsor } from './sponsor-rows';
import { displaysTexts } from './texts';
import { thingSentences } from '../http/sentences';

@Injectable()
export class BroadcastService {
  constructor(private readonly dataSource: DataSource) {}

  async ofArena(arenaId: number): Promise<ArenaBroadcast> {
    const [row] = await this.dataSource.query<(Omit<ArenaBroadcast, 'sponsors'> & { sponsors: SponsorRow[] })[]>(
      `select json_build_object('id', a.id, 'name', a.name) as arena,
         json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'time_zone', t.time_zone,
           'language', t.language) as tournament,
         t.broadcast_waits as waits_for_announcer, ${sponsorsOf('t.id')} as sponsors
       from tournament_arena a join tournament t on t.id = a.tournament_id and t.deleted_at is null
       where a.id = $1`,
      [arenaId],
    );
    if (!row) throw notFound(thingSentences.arena);
    return { ...row, sponsors: row.sponsors.map(toSponsor) };
  }

  set(tournamentId: number, { waits_for_announcer: waits }: BroadcastRequest): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const [before] = await manager.query<{ waits: boolean; status: TournamentStatus }[]>(
        'select broadcast_waits as waits, status from tournament where id = $1 and deleted_at is null for update',
        [tournamentId],
      );
      if (!before) throw notFound(thingSentences.tournament);
      if (before.waits !== waits) await this.change(manager, emit, tournamentId, waits);
      emit(streams.site, 'tournament.changed', { tournament_id: tournamentId, status: before.status });
      return { message: waits ? displaysTexts.streamWaits : displaysTexts.streamInstant };
    });
  }

  /** Screens hear of it with their next sign of life. */
  setLanguage(tournamentId: number, language: Language | null): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const [row] = await manager.query<{ status: TournamentStatus }[]>(
        'select status from tournament where id = $1 and deleted_at is null for update',
        [tournamentId],
      );
      if (!row) throw notFound(thingSentences.tournament);
      await manager.query('update tournament set language = $2 where id = $1', [tournamentId, language]);
      emit(streams.site, 'tournament.changed', { tournament_id: tournamentId, status: row.status });
      return { message: displaysTexts.languageSet };
    });
  }

  /** What was official stays so: results that stand when waiting begins count as told. */
  private async change(manager: EntityManager, emit: Emit, tournamentId: number, waits: boolean): Promise<void> {
    await manager.query('update tournament set broadcast_waits = $2 where id = $1', [tournamentId, waits]);
    const untold = await manager.query<{ id: number }[]>(
      `select id from match where tournament_id = $1 and finished_at is not null
         and (announced_at >= finished_at) is not true order by id`,
      [tournamentId],
    );
    const ids = untold.map(({ id }) => id);
    if (waits) {
      await manager.query('update match set announced_at = finished_at where id = any($1::bigint[])', [ids]);
    }
    for (const some of pieces(ids, MATCHES_PER_EVENT)) {
      const parts = [waits ? 'announced' : 'standing'] as const;
      tellParts(emit, { tournamentId }, new Map(some.map((id) => [id, parts])));
    }
  }
}

/** A hall full of phones gets many small pieces instead of one large one. */
const MATCHES_PER_EVENT = 100;

function pieces<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
