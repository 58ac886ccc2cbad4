// A seni drawing as its form fills it in.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SeniDrawing } from '@gelanggang/contract/seni-answers';

@Injectable()
export class SeniDrawingsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: number): Promise<SeniDrawing | null> {
    const rows = await this.dataSource.query<SeniDrawing[]>(
      `select d.id, d.version, d.tournament_id, d.match_category_id, d.age_category_id, d.nomor, d.gender, d.name, d.mode, d.bracket_type,
              d.pool_size, d.advance_count, d.stage, d.from_drawing_id, d.seed,
              exists (
                select 1 from match m join pool p on p.id = m.pool_id
                where p.drawing_id = d.id and m.status in ('ongoing', 'finished', 'walkover')) as has_started,
              (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'name', p.name,
                 'units_count', (select count(*) from pool_unit u where u.pool_id = p.id)) order by p.number), '[]')
               from pool p where p.drawing_id = d.id) as pools
       from drawing d join tournament t on t.id = d.tournament_id and t.deleted_at is null
       where d.id = $1 and d.match_category_id <> 1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
