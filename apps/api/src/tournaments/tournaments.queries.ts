// Reads tournaments: cards, summaries, the highlight, and the parts of one for its page.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  ArenaAnswer,
  AwayTournament,
  TournamentDetail,
  NamedTournament,
  TournamentStatus,
} from '@gelanggang/contract/tournaments';
import { BLOCK_SETTING } from '@gelanggang/database/copy/handover-block';
import { readAway } from '@gelanggang/database/queries/away.queries';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import { type KeptFees, offerFees, periodsOf } from '@gelanggang/database/queries/offer-fees.queries';
import { readPlaces } from '@gelanggang/database/queries/places.queries';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import { prepared } from '@gelanggang/platform/statements/prepared';

export interface PictureRow {
  width: number;
  height: number;
  sizes: { id: string; width: number }[];
}

export interface TournamentRow {
  id: number;
  name: string;
  slug: string;
  status: TournamentStatus;
  description: string;
  location: string;
  time_zone: string;
  technical_meeting_date: string | null;
  start_date: string;
  end_date: string;
  registration_closes_at: Date;
  is_registration_open: boolean;
  is_running: boolean;
  image: string | null;
  picture: PictureRow | null;
  document: string | null;
}

export type TournamentParts = Pick<
  TournamentDetail,
  'categories' | 'contingent_fee' | 'age_categories' | 'contact_persons' | 'activities' | 'away' | 'places'
>;

/** A day of the tournament is a day in its own time zone (domain-rules, "Answers"). */
const TODAY = `(now() at time zone t.time_zone)::date`;

/** What runs or comes next stands first, then what is over, the latest first: a page opens on the first of them. */
const NEAREST_FIRST = `t.end_date < ${TODAY}, case when t.end_date >= ${TODAY} then t.start_date end, t.start_date desc, t.id`;

const IS_OPEN = `(t.status = 'active' and t.registration_closes_at > now())`;
const IS_RUNNING = `(t.status = 'active' and ${TODAY} between t.start_date and t.end_date)`;

/** A name that no other file has: two tournaments may both call their document THB.pdf. */
const fileName = (file: string) => `${file}.id || coalesce(substring(${file}.name from '\\.[A-Za-z0-9]{1,8}$'), '')`;

const COLUMNS = `
  t.id, t.name, t.slug, t.status, t.description, t.location, t.time_zone,
  to_char(t.technical_meeting_date, 'YYYY-MM-DD') as technical_meeting_date,
  to_char(t.start_date, 'YYYY-MM-DD') as start_date, to_char(t.end_date, 'YYYY-MM-DD') as end_date,
  t.registration_closes_at,
  ${IS_OPEN} as is_registration_open, ${IS_RUNNING} as is_running,
  ${fileName('i')} as image, ${fileName('d')} as document,
  (select json_build_object('width', i.width, 'height', i.height,
     'sizes', json_agg(json_build_object('id', v.id, 'width', v.width) order by v.width))
   from file v where v.variant_of = i.id having count(*) > 0) as picture`;

const FROM = `from tournament t
  left join file d on d.id = t.document_file_id and d.is_public
  left join file i on i.id = t.image_file_id and i.is_public`;

interface Told {
  /** Drafts that are told of besides; null: all. */
  drafts: number[] | null;
  /** The tournaments of whose office the account is; null: it is told of all. */
  only: number[] | null;
  accountId: number | null;
  /** An own contingent may enter any. */
  isManager: boolean;
  /** Works for the office of every tournament, of rehearsals too. */
  seesAll: boolean;
}

/** Nobody comes upon a rehearsal: its office has its link. */
const IS_REAL = `not ${isOfRehearsal('t.id')}`;
/** To its office as to others, what is real stands first: a page opens on the first of them. */
const REAL_FIRST = `${isOfRehearsal('t.id')}, ${NEAREST_FIRST}`;

/** With `Told` as $1 to $5. */
const TOLD = `(${IS_REAL} or $5::boolean or t.id = any($2)) and ($2::bigint[] is null or t.id = any($2)
  or exists (select from contingent c join contingent_registration r on r.contingent_id = c.id
    where c.account_id = $3::bigint and r.tournament_id = t.id)
  or $4::boolean and exists (select from contingent c where c.account_id = $3::bigint))`;

/** Everybody's page asks for these, and to plan them takes longer than to read. */
const BY_SLUG = prepared(`select ${COLUMNS} ${FROM} where t.slug = $1 and t.deleted_at is null`);
const BY_ID = prepared(`select ${COLUMNS} ${FROM} where t.id = $1 and t.deleted_at is null`);
const PARTS = prepared(
  `select
     coalesce((select json_agg(json_build_object('id', o.id, 'match_category_id', c.id, 'name', c.name,
         'unit_size', c.unit_size, 'registration_fee', offer_fee(o, now()), 'fee_per', o.fee_per, 'kept', ${offerFees('o')})
         order by c.id)
       from tournament_match_category o join match_category c on c.id = o.match_category_id
       where o.tournament_id = $1), '[]') as categories,
     coalesce((select s.contingent_fee from fee_setting s where s.tournament_id = $1), 0) as contingent_fee,
     coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name) order by a.position, a.id)
       from age_category a where tournament_has_age($1, a.id)), '[]') as age_categories,
     coalesce((select json_agg(json_build_object('name', p.name, 'phone', p.phone, 'description', p.description)
         order by p.id)
       from tournament_contact_person p where p.tournament_id = $1), '[]') as contact_persons,
     coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'description', a.description,
         'start_date', a.start_date, 'end_date', a.end_date) order by a.start_date nulls last, a.id)
       from tournament_activity a where a.tournament_id = $1), '[]') as activities`,
);

@Injectable()
export class TournamentsQueries {
  constructor(private readonly dataSource: DataSource) {}

  active(): Promise<TournamentRow[]> {
    return this.dataSource.query(
      `select ${COLUMNS} ${FROM} where t.status = 'active' and t.deleted_at is null and ${IS_REAL} order by ${NEAREST_FIRST}`,
    );
  }

  activeToldTo({ only, accountId, isManager, seesAll }: Told): Promise<TournamentRow[]> {
    return this.dataSource.query(
      `select ${COLUMNS} ${FROM} where t.status = 'active' and t.deleted_at is null and $1::bigint[] is null and ${TOLD}
       order by ${REAL_FIRST}`,
      [null, only, accountId, isManager, seesAll],
    );
  }

  /** `only`: of these; null: all, as managers of contingents need it, for whom there are no drafts. */
  away(only: number[] | null, withDrafts: boolean): Promise<AwayTournament[]> {
    return this.dataSource.query(
      `select t.id, t.name, t.slug, h.at as since, h.place, h.file_name,
              exists (select from setting where key = $1) as is_home_elsewhere
       from tournament t
       join lateral (select at, place, file_name from handover where tournament_id = t.id order by id desc limit 1) h on true
       where t.is_away and t.deleted_at is null and ($2::bigint[] is null or t.id = any($2)) and (t.was_active or $3)
       order by h.at, t.id`,
      [BLOCK_SETTING, only, withDrafts],
    );
  }

  /** To an office, of its tournaments and of those that own contingents entered; to whoever enters contingents, of all. */
  names({ drafts, only, accountId, isManager, seesAll }: Told): Promise<NamedTournament[]> {
    return this.dataSource.query(
      `select t.id, t.name, t.short_name, t.slug from tournament t
       where t.deleted_at is null and (t.was_active or $1::bigint[] is null or t.id = any($1)) and ${TOLD} order by ${REAL_FIRST}`,
      [drafts, only, accountId, isManager, seesAll],
    );
  }

  async highlight(): Promise<TournamentRow | null> {
    const rows = await this.dataSource.query<TournamentRow[]>(
      `select ${COLUMNS} ${FROM}
       where t.status = 'active' and t.deleted_at is null and t.end_date >= ${TODAY} and ${IS_REAL}
       order by t.start_date, t.id limit 1`,
    );
    return rows[0] ?? null;
  }

  /** Active ones and those that took place; not those that are still being prepared. */
  gallery(): Promise<TournamentRow[]> {
    return this.dataSource.query(
      `select ${COLUMNS} ${FROM}
       where t.deleted_at is null and t.was_active and ${IS_REAL} and (t.status = 'active' or t.start_date <= ${TODAY})
       order by t.start_date desc, t.id desc limit 200`,
    );
  }

  /** What runs, then what takes registrations, then the other active ones; inactive ones last (dashboard). */
  async page(
    search: string,
    { drafts, only, accountId, isManager, seesAll }: Told,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: TournamentRow[]; total: number }> {
    const where = `where t.deleted_at is null and (t.was_active or $1::bigint[] is null or t.id = any($1)) and ${TOLD}
      and (t.name ilike $6 or regexp_replace(t.location, '<[^>]*>', ' ', 'g') ilike $6)`;
    const pattern = likePattern(search);
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from tournament t ${where}`,
      [drafts, only, accountId, isManager, seesAll, pattern],
    );
    const rows = await this.dataSource.query<TournamentRow[]>(
      `select ${COLUMNS} ${FROM} ${where}
       order by ${isOfRehearsal('t.id')}, ${IS_RUNNING} desc, ${IS_OPEN} desc, t.status = 'active' desc, ${NEAREST_FIRST} limit $7 offset $8`,
      [drafts, only, accountId, isManager, seesAll, pattern, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  async bySlug(slug: string): Promise<TournamentRow | null> {
    const rows = await this.dataSource.query<TournamentRow[]>(BY_SLUG, [slug]);
    return rows[0] ?? null;
  }

  async byId(id: number): Promise<TournamentRow | null> {
    const rows = await this.dataSource.query<TournamentRow[]>(BY_ID, [id]);
    return rows[0] ?? null;
  }

  /** And of no tournament that has been active. */
  /** Drafts whose document it is; none where it is the document of one that was active as well. */
  async draftsOfDocument(fileId: string): Promise<number[]> {
    const rows = await this.dataSource.query<{ id: number; wasActive: boolean }[]>(
      'select id, was_active as "wasActive" from tournament where document_file_id = $1',
      [fileId],
    );
    return rows.some(({ wasActive }) => wasActive) ? [] : rows.map(({ id }) => id);
  }

  async partsOf(id: number): Promise<TournamentParts> {
    type Kept = Omit<TournamentParts, 'places' | 'away' | 'categories'> & {
      categories: (Omit<TournamentParts['categories'][number], 'fees'> & { kept: KeptFees })[];
    };
    const [parts] = await this.dataSource.query<Kept[]>(PARTS, [id]);
    const away = await readAway(this.dataSource.manager, id);
    const [of] = await readPlaces(this.dataSource.manager, [id]);
    if (!parts || !of) throw new Error(`Tournament ${id} went while it was read.`);
    const { tournament: _, ...places } = of;
    const categories = parts.categories.map(({ kept, ...category }) => {
      const fees = periodsOf(kept);
      return { ...category, fees: fees.length > 1 ? fees : [] };
    });
    return { ...parts, categories, places, away };
  }

  arenas(tournamentId: number): Promise<ArenaAnswer[]> {
    return this.dataSource.query(
      `select id, tournament_id, name from tournament_arena where tournament_id = $1 order by id`,
      [tournamentId],
    );
  }
}
