// How many tournaments take: read for office and managers, and the hosting tier set.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { ContingentPlaces, HostingRequest, TournamentPlaces } from '@gelanggang/contract/places';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { readPlaces } from '@gelanggang/database/queries/places.queries';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { notFound } from '../http/refusals';
import { lockTournament } from './lock-tournament';

@Injectable()
export class PlacesService {
  constructor(private readonly dataSource: DataSource) {}

  read(tournamentId: number): Promise<TournamentPlaces> {
    return placesOf(this.dataSource.manager, tournamentId);
  }

  /** What stands above a smaller tier stays; nobody comes after it. */
  save(tournamentId: number, body: HostingRequest): Promise<Saved<TournamentPlaces>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockTournament(manager, tournamentId);
      await manager.query('update tournament set hosting_tier = $2 where id = $1', [tournamentId, body.hosting_tier]);
      emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
      return { message: 'Paket kejuaraan disimpan.', data: await placesOf(manager, tournamentId) };
    });
  }

  /** Of the tournaments that are not over yet. */
  async ofContingent(contingentId: number, owner: number | null): Promise<ContingentPlaces[]> {
    const rows = await this.dataSource.query<{ tournamentId: number | null }[]>(
      `select t.id as "tournamentId" from contingent c
       left join contingent_registration r on r.contingent_id = c.id
       left join tournament t on t.id = r.tournament_id and t.end_date >= (now() at time zone t.time_zone)::date
       where c.id = $1 and ($2::bigint is null or c.account_id = $2)`,
      [contingentId, owner],
    );
    if (rows.length === 0) throw notFound('Kontingen tidak ditemukan.');
    const ids = rows.flatMap(({ tournamentId }) => tournamentId ?? []);
    return readPlaces(this.dataSource.manager, ids, contingentId);
  }
}

async function placesOf(manager: EntityManager, tournamentId: number): Promise<TournamentPlaces> {
  const [found] = await readPlaces(manager, [tournamentId]);
  if (!found) throw notFound('Turnamen tidak ditemukan.');
  const { tournament: _, ...places } = found;
  return places;
}
