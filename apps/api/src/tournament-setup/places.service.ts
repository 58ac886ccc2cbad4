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
import { tournamentsAhead } from './tournaments-ahead';
import { thingSentences } from '../http/sentences';
import { tournamentSetupTexts } from './texts';

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
      return { message: tournamentSetupTexts.packageSaved, data: await placesOf(manager, tournamentId) };
    });
  }

  /** Of the tournaments that are not over yet. */
  async ofContingent(contingentId: number, owner: number | null): Promise<ContingentPlaces[]> {
    const { manager } = this.dataSource;
    const ids = await tournamentsAhead(manager, contingentId, owner);
    return readPlaces(manager, ids, contingentId);
  }
}

async function placesOf(manager: EntityManager, tournamentId: number): Promise<TournamentPlaces> {
  const [found] = await readPlaces(manager, [tournamentId]);
  if (!found) throw notFound(thingSentences.tournament);
  const { tournament: _, ...places } = found;
  return places;
}
