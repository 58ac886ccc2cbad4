// Whom confirmed links make one person over the tournaments of a season, as the tournaments' results name them.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RankingSourceRow } from '@gelanggang/contract/rankings';
import type { RankedPerson } from '@gelanggang/domain/ranking/rank';

@Injectable()
export class SeasonPeople {
  constructor(private readonly dataSource: DataSource) {}

  /** Nobody of whom a page was taken away; old events link nobody. */
  async of(sources: readonly RankingSourceRow[]): Promise<RankedPerson[]> {
    const keys = new Map(sources.flatMap(({ kind, id, key }) => (kind === 'tournament' ? [[id, key] as const] : [])));
    if (keys.size === 0) return [];
    const rows = await this.dataSource.query<(Omit<RankedPerson, 'source'> & { id: number })[]>(PEOPLE, [
      [...keys.keys()],
    ]);
    return rows.map(({ id, ...one }) => ({ source: keys.get(id) ?? '', ...one }));
  }
}

/** A name that two of one contingent bear links nobody: a result does not tell which of them it is. */
const PEOPLE = `
select e.tournament_id as id, m.public_name as name, c.name as contingent, min(pe.person_id::text) as person
from tournament_entry e
join team_member m on m.id = e.team_member_id
join contingent c on c.id = e.contingent_id
left join person_entry pe on pe.team_member_id = m.id and not exists (
  select from person_entry g join team_member gone on gone.id = g.team_member_id
  where g.person_id = pe.person_id and gone.gone_asked_by is not null)
where e.tournament_id = any($1)
group by e.tournament_id, m.public_name, c.name
having count(*) = count(pe.person_id) and count(distinct pe.person_id) = 1
order by e.tournament_id, m.public_name, c.name`;
