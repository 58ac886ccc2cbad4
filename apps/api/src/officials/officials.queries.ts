// Reads a tournament's officials, in the office's order.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { OfficialRow, Officials } from '@gelanggang/contract/officials';
import { daysOfEvent } from '@gelanggang/domain/officials/days';
import { notFound } from '../http/refusals';
import { officialsSentences } from './sentences';
import { thingSentences } from '../http/sentences';

const COLUMNS = `o.id, o.name, o.roles, o.province_id, o.district_id, concat_ws(', ', d.name, p.name) as region,
  o.licence, o.phone, (select array_agg(to_char(day, 'YYYY-MM-DD') order by day) from unnest(o.days) as day) as days,
  o.code, o.version`;

@Injectable()
export class OfficialsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async tournament(
    tournamentId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Omit<Officials, 'officials'>> {
    const [tournament] = await manager.query<Officials['tournament'][]>(
      `select id, name, to_char(start_date, 'YYYY-MM-DD') as start_date, to_char(end_date, 'YYYY-MM-DD') as end_date
       from tournament where id = $1 and deleted_at is null`,
      [tournamentId],
    );
    if (!tournament) throw notFound(thingSentences.event);
    return { tournament, days: daysOfEvent(tournament.start_date, tournament.end_date) };
  }

  async list(tournamentId: number): Promise<Officials> {
    const frame = await this.tournament(tournamentId);
    const officials = await this.dataSource.query<OfficialRow[]>(
      `select ${COLUMNS} from official o left join province p on p.id = o.province_id
       left join district d on d.id = o.district_id where o.tournament_id = $1 order by lower(o.name), o.id`,
      [tournamentId],
    );
    return { ...frame, officials };
  }

  async find(manager: EntityManager, id: number): Promise<OfficialRow> {
    const [official] = await manager.query<OfficialRow[]>(
      `select ${COLUMNS} from official o left join province p on p.id = o.province_id
       left join district d on d.id = o.district_id where o.id = $1`,
      [id],
    );
    if (!official) throw notFound(officialsSentences.notFound);
    return official;
  }
}
