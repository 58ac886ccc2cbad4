// What a person came to over tournaments, as far as somebody has confirmed whose entries are one person's: three statements.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LiveMatch } from '@gelanggang/contract/live';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';

export interface CareerRecord {
  entryId: number;
  tournamentId: number;
  tournament: { name: string; slug: string; start_date: string };
  name: string;
  contingent: string;
  kind: MatchKind;
  match_category: string;
  age_category: string;
  gender: Gender;
  class_name: string | null;
  nomor_name: string;
}

export interface CareerRead {
  entries: CareerRecord[];
  /** Those that are over, with the entry that stood in each. */
  matches: { entryId: number; match: LiveMatch }[];
}

/** As many tournaments as anybody looks through. */
const MOST = 60;

@Injectable()
export class CareerQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Of the person of an entry; no entries where nobody has confirmed any, or where a page of the person was taken away. */
  async read(memberId: number): Promise<CareerRead> {
    const { manager } = this.dataSource;
    const entries = await manager.query<CareerRecord[]>(ENTRIES, [memberId]);
    const stood = await manager.query<{ entryId: number; matchId: number }[]>(STOOD, [
      entries.map(({ entryId }) => entryId),
      entries.map(({ tournamentId }) => tournamentId),
    ]);
    const matches =
      stood.length > 0 ? await readLiveMatches(manager, { matchIds: stood.map((one) => one.matchId) }) : [];
    const byId = new Map(matches.map((match) => [match.id, match]));
    return {
      entries,
      matches: stood.flatMap(({ entryId, matchId }) => {
        const match = byId.get(matchId);
        return match ? [{ entryId, match }] : [];
      }),
    };
  }
}

const ENTRIES = prepared(`
with person as (
  select o.team_member_id from person_entry own join person_entry o on o.person_id = own.person_id
  where own.team_member_id = $1
)
select m.id as "entryId", t.id as "tournamentId", json_build_object('name', t.name, 'slug', t.slug,
    'start_date', to_char(t.start_date, 'YYYY-MM-DD')) as tournament,
  m.public_name as name, c.name as contingent, k.kind, k.name as match_category, a.name as age_category, m.gender,
  cc.name as class_name, ${nomorName('t.id', 'm.nomor')} as nomor_name
from person p
join team_member m on m.id = p.team_member_id
join tournament_entry e on e.team_member_id = m.id
join tournament t on t.id = e.tournament_id and t.deleted_at is null and t.was_active and not ${isOfRehearsal('t.id')}
join contingent c on c.id = e.contingent_id
join match_category k on k.id = m.match_category_id
join age_category a on a.id = m.age_category_id
left join category_class cc on cc.id = m.category_class_id
where not exists (select from person g join team_member gone on gone.id = g.team_member_id where gone.gone_asked_by is not null)
order by t.start_date desc, t.id desc, k.id, m.id limit ${MOST}`);

const STOOD = prepared(`
select distinct pa.team_member_id as "entryId", m.id as "matchId"
from unnest($1::bigint[], $2::bigint[]) as one (member, tournament)
join participant pa on pa.team_member_id = one.member and pa.tournament_id = one.tournament
join pool_unit_member um on um.participant_id = pa.id
join match m on m.tournament_id = pa.tournament_id and um.unit_id in (m.blue_unit_id, m.red_unit_id)
where m.status in ('finished', 'walkover') and (m.kind = 'tanding' or um.unit_id =
  case when m.corner = 'red' then m.red_unit_id else m.blue_unit_id end)
order by m.id`);
