// Reads all entries of a tournament at once: two statements, whatever their number.
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntryContingent, EntryList } from '@gelanggang/contract/entry-lists';
import { readAway } from '@gelanggang/database/queries/away.queries';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';

export interface EntryRecord {
  id: number;
  name: string;
  contingent_id: number;
  contingent: string;
  match_category_id: number;
  kind: MatchKind;
  match_category: string;
  age_category_id: number;
  age_category: string;
  gender: Gender;
  class_id: number | null;
  class_name: string | null;
  /** Of seni: the event within the category, and its name. */
  nomor: string;
  nomor_name: string;
  /** It has no page of its own any more. */
  is_gone: boolean;
  /** Somebody has confirmed whose it is. */
  has_person: boolean;
}

export interface EntriesRead {
  tournament: EntryList['tournament'];
  athletes: number;
  contingents: EntryContingent[];
  entries: EntryRecord[];
  /** Those that contingents come from. */
  provinces: { id: number; name: string }[];
  /** Keys of what is drawn, in the columns of a class. */
  drawn: Pick<EntryRecord, 'match_category_id' | 'age_category_id' | 'gender' | 'class_id' | 'nomor'>[];
}

interface Head extends Pick<EntriesRead, 'tournament' | 'athletes' | 'contingents'> {
  drawn: EntriesRead['drawn'];
  provinces: EntriesRead['provinces'];
}

@Injectable()
export class EntryListsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Null once the tournament is removed. */
  read(tournamentId: number): Promise<EntriesRead | null> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [head] = await manager.query<Head[]>(HEAD, [tournamentId]);
      if (!head) return null;
      const tournament = { ...head.tournament, away: await readAway(manager, tournamentId) };
      return { ...head, tournament, entries: await manager.query<EntryRecord[]>(ENTRIES, [tournamentId]) };
    });
  }
}

const HEAD = `
select json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'time_zone', t.time_zone) as tournament,
  (select count(distinct e.nik)::int from tournament_entry e where e.tournament_id = t.id) as athletes,
  coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name,
        'region', coalesce(di.name, pr.name, ''), 'province_id', c.province_id, 'entries', coalesce(n.entries, 0)) order by lower(c.name), c.id)
    from contingent_registration r join contingent c on c.id = r.contingent_id
    left join district di on di.id = c.district_id
    left join province pr on pr.id = c.province_id
    left join (select contingent_id, count(*)::int as entries from tournament_entry
      where tournament_id = $1 group by 1) n on n.contingent_id = c.id
    where r.tournament_id = t.id), '[]') as contingents,
  coalesce((select json_agg(json_build_object('id', pr.id, 'name', pr.name) order by pr.name)
    from province pr where exists (select from contingent_registration r join contingent c on c.id = r.contingent_id
      where r.tournament_id = t.id and c.province_id = pr.id)), '[]') as provinces,
  coalesce((select json_agg(json_build_object('match_category_id', d.match_category_id,
        'age_category_id', d.age_category_id, 'gender', d.gender, 'nomor', d.nomor, 'class_id', coalesce(mc.source_class_id, d.category_class_id)))
    from drawing d left join merged_class mc on mc.class_id = d.category_class_id
    where d.tournament_id = t.id
      and exists (select 1 from pool p join match m on m.pool_id = p.id where p.drawing_id = d.id)), '[]') as drawn
from tournament t where t.id = $1 and t.deleted_at is null`;

const ENTRIES = `
select m.id, m.public_name as name, c.id as contingent_id, c.name as contingent,
  k.id as match_category_id, k.kind, k.name as match_category, a.id as age_category_id, a.name as age_category,
  m.gender, cc.id as class_id, cc.name as class_name, m.nomor, ${nomorName('e.tournament_id', 'm.nomor')} as nomor_name,
  m.gone_asked_by is not null as is_gone, pe.person_id is not null as has_person
from tournament_entry e
join team_member m on m.id = e.team_member_id
join contingent c on c.id = e.contingent_id
join match_category k on k.id = e.match_category_id
join age_category a on a.id = m.age_category_id
left join category_class cc on cc.id = m.category_class_id
left join person_entry pe on pe.team_member_id = m.id
where e.tournament_id = $1
order by k.id, a.position, a.id, m.nomor, m.gender desc, cc.position nulls last, cc.id, lower(c.name), c.id, lower(m.public_name), m.id`;
