// Reads the register of an account's own athletes, and what each of them took part in.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AthleteDetail, AthleteResult, AthleteRow } from '@gelanggang/contract/athletes';
import { beginningFirst, likePattern } from '@gelanggang/database/queries/like-pattern';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import type { Medal } from '@gelanggang/domain/results/medal-table';
import { readMedals } from '@gelanggang/medals/read-medals';

/** The newest tournaments whose medals are read for one athlete. */
const MEDALS_OF = 12;
const MOST_RESULTS = 100;

/** Of the athlete `a`: every entry under its NIK in a contingent of its account. */
const ENTRIES = `team_member m join contingent c on c.id = m.contingent_id and c.account_id = a.account_id
  join tournament_entry e on e.team_member_id = m.id join tournament t on t.id = e.tournament_id and t.deleted_at is null`;

const PAPERS = `coalesce((select json_agg(json_build_object('kind', f.kind,
    'datedOn', to_char(f.dated_on, 'YYYY-MM-DD'), 'fileId', f.file_id) order by f.kind)
  from athlete_file f where f.athlete_id = a.id), '[]')`;

const COLUMNS = `a.id, a.name, a.gender, to_char(a.birth_date, 'YYYY-MM-DD') as birth_date,
  a.body_weight::float8 as body_weight, ${PAPERS} as papers,
  (select count(*)::int from ${ENTRIES} where m.nik = a.nik) as entries,
  (select t.name from ${ENTRIES} where m.nik = a.nik order by t.start_date desc, t.id desc limit 1) as last_tournament`;

const FORM_COLUMNS = `a.birth_place, a.body_height::float8 as body_height, a.blood_type, a.nik, a.family_card_number,
  a.country_id, a.province_id, a.district_id, a.subdistrict_id, a.ward_id, a.address, a.version`;

type ResultRow = Omit<AthleteResult, 'medal'> & { unitIds: number[] };

@Injectable()
export class AthletesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** `search`: a part of the name, or the beginning of a NIK. */
  async page(
    accountId: number,
    search: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: AthleteRow[]; total: number }> {
    const values = [accountId, search === '' ? null : likePattern(search), /^\d+$/.test(search) ? `${search}%` : null];
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from athlete a
       where a.account_id = $1 and ($2::text is null or a.name ilike $2 or a.nik like $3)`,
      values,
    );
    const rows = await this.dataSource.query<AthleteRow[]>(
      `select ${COLUMNS} from athlete a
       where a.account_id = $1 and ($2::text is null or a.name ilike $2 or a.nik like $3)
       order by ${beginningFirst('a.name', '$2')}, a.name, a.id limit $4 offset $5`,
      [...values, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  /** null: not there, or another account's. */
  async byId(
    id: number,
    accountId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<AthleteDetail | null> {
    const rows = await manager.query<AthleteDetail[]>(
      `select ${COLUMNS}, ${FORM_COLUMNS} from athlete a where a.id = $1 and a.account_id = $2`,
      [id, accountId],
    );
    return rows[0] ?? null;
  }

  /** Every entry, newest tournament first, with its bouts and its medal. */
  results(id: number, accountId: number): Promise<AthleteResult[]> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const rows = await manager.query<ResultRow[]>(
        `select m.id, json_build_object('id', t.id, 'name', t.name, 'slug', t.slug,
             'start_date', to_char(t.start_date, 'YYYY-MM-DD')) as tournament,
           c.name as contingent, k.name as match_category, g.name as age_category,
           coalesce(l.name, ${nomorName('t.id', 'm.nomor')}, '') as class_name, p.id is not null as is_paid,
           coalesce(u.ids, '[]') as "unitIds", coalesce(b.won, 0) as won, coalesce(b.lost, 0) as lost
         from athlete a join contingent c on c.account_id = a.account_id
         join team_member m on m.contingent_id = c.id and m.nik = a.nik
         join tournament_entry e on e.team_member_id = m.id
         join tournament t on t.id = e.tournament_id and t.deleted_at is null
         join match_category k on k.id = m.match_category_id
         join age_category g on g.id = m.age_category_id
         left join category_class l on l.id = m.category_class_id
         left join participant p on p.team_member_id = m.id and p.tournament_id = t.id
         left join lateral (select json_agg(um.unit_id) as ids from pool_unit_member um
           where um.participant_id = p.id) u on true
         left join lateral (
           select count(*) filter (where (s.winner_corner = 'blue') = (x.blue_unit_id = um.unit_id))::int as won,
             count(*) filter (where (s.winner_corner = 'blue') <> (x.blue_unit_id = um.unit_id))::int as lost
           from pool_unit_member um
           join match x on um.unit_id in (x.blue_unit_id, x.red_unit_id) and x.kind = 'tanding'
             and x.blue_state = 'unit' and x.red_state = 'unit'
           join result s on s.match_id = x.id and s.withdrawn_at is null and s.winner_corner is not null
           where um.participant_id = p.id) b on true
         where a.id = $1 and a.account_id = $2
         order by t.start_date desc, t.id desc, m.id limit ${MOST_RESULTS}`,
        [id, accountId],
      );
      const drawn = rows.filter((row) => row.unitIds.length > 0).map((row) => row.tournament.id);
      const medals = new Map<number, Medal>();
      for (const tournamentId of [...new Set(drawn)].slice(0, MEDALS_OF)) {
        const { events } = await readMedals(manager, tournamentId);
        for (const { pools } of events) {
          for (const winner of pools.flatMap(({ winners }) => winners)) medals.set(winner.unit_id, winner.medal);
        }
      }
      return rows.map(({ unitIds, ...row }) => ({
        ...row,
        medal: unitIds.map((unit) => medals.get(unit)).find((medal) => medal !== undefined) ?? null,
      }));
    });
  }
}
