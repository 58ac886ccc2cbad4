// Reads what picture cards say beyond heads of pages and medals: matches with their days and arenas.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import type { CardMatch } from './share-card';

interface PlaceRow {
  id: number;
  arena: string;
  date: string;
}

@Injectable()
export class ShareCardsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** A match with the address of its tournament; null where there is none. */
  async match(id: number): Promise<(CardMatch & { slug: string }) | null> {
    const [found] = await this.dataSource.query<{ slug: string }[]>(
      `select t.slug from match m join tournament t on t.id = m.tournament_id and t.deleted_at is null where m.id = $1`,
      [id],
    );
    const [one] = found ? await this.withPlaces([id]) : [];
    return found && one ? { ...one, slug: found.slug } : null;
  }

  /** Those of an entry, in the order in which they are fought. */
  async ofEntry(tournamentId: number, entryId: number): Promise<CardMatch[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `select distinct m.id from participant p
       join pool_unit_member um on um.participant_id = p.id
       join match m on m.tournament_id = p.tournament_id and um.unit_id in (m.blue_unit_id, m.red_unit_id)
       where p.tournament_id = $1 and p.team_member_id = $2`,
      [tournamentId, entryId],
    );
    const found = await this.withPlaces(rows.map(({ id }) => id));
    const moment = ({ match, place }: CardMatch) => `${place?.date ?? '9'} ${match.start_time ?? ''}`;
    return found.sort((a, b) => moment(a).localeCompare(moment(b)) || a.match.round - b.match.round);
  }

  private async withPlaces(ids: readonly number[]): Promise<CardMatch[]> {
    const { manager } = this.dataSource;
    const matches = ids.length > 0 ? await readLiveMatches(manager, { matchIds: ids }) : [];
    const schedules = [...new Set(matches.flatMap(({ schedule_id: id }) => (id === null ? [] : [id])))];
    const rows = schedules.length > 0 ? await manager.query<PlaceRow[]>(PLACES, [schedules]) : [];
    const places = new Map(rows.map(({ id, ...place }) => [id, place]));
    return matches.map((match) => ({ match, place: places.get(match.schedule_id ?? 0) ?? null }));
  }
}

const PLACES = `select s.id, a.name as arena, to_char(s.scheduled_date, 'YYYY-MM-DD') as date
  from schedule s join tournament_arena a on a.id = s.tournament_arena_id where s.id = any($1)`;
