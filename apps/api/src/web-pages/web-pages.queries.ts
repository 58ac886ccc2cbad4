// Reads what links to a tournament's pages say of it, and which pages there are.
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { CORNERS } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';

export interface TournamentFacts {
  id: number;
  name: string;
  slug: string;
  /** Markup. */
  description: string;
  location: string;
  start_date: string;
  end_date: string;
  /** Shown in the gallery: opened, or over; not while it is being prepared. */
  is_listed: boolean;
  image_id: string | null;
  image_width: number | null;
  image_height: number | null;
}

export interface PoolFacts {
  slug: string;
  tournament: string;
  kind: MatchKind;
  name: string;
  match_category: string;
  age_category: string;
  gender: Gender;
  class_name: string | null;
  nomor_name: string;
}

export interface EntryFacts {
  /** Of a pair or a team all that stand in the draw together. */
  names: string;
  contingent: string;
  /** Its page was taken away. */
  is_gone: boolean;
}

export interface MatchFacts {
  slug: string;
  partai: string | null;
  /** Who meets, or who performs. */
  names: string[];
}

@Injectable()
export class WebPagesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async tournament(slug: string): Promise<TournamentFacts | null> {
    const [row] = await this.dataSource.query<TournamentFacts[]>(
      `select t.id, t.name, t.slug, t.description, t.location,
         to_char(t.start_date, 'YYYY-MM-DD') as start_date, to_char(t.end_date, 'YYYY-MM-DD') as end_date,
         not ${isOfRehearsal('t.id')}
           and (t.status = 'active' or t.start_date <= (now() at time zone t.time_zone)::date) as is_listed,
         i.id as image_id, i.width as image_width, i.height as image_height
       from tournament t left join file i on i.id = t.image_file_id and i.is_public
       where t.slug = $1 and t.was_active and t.deleted_at is null`,
      [slug],
    );
    return row ?? null;
  }

  async pool(id: number): Promise<PoolFacts | null> {
    const [row] = await this.dataSource.query<PoolFacts[]>(
      `select t.slug, t.name as tournament, k.kind, p.name, k.name as match_category, a.name as age_category, d.gender,
         c.name as class_name, ${nomorName('t.id', 'd.nomor')} as nomor_name
       from pool p join drawing d on d.id = p.drawing_id
       join tournament t on t.id = d.tournament_id and t.deleted_at is null and t.was_active
       join match_category k on k.id = d.match_category_id
       join age_category a on a.id = d.age_category_id
       left join category_class c on c.id = d.category_class_id
       where p.id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** One of a tournament; null where it has none of this number. */
  async entry(tournamentId: number, id: number): Promise<EntryFacts | null> {
    const [row] = await this.dataSource.query<EntryFacts[]>(
      `select coalesce(unit.names, m.public_name) as names, c.name as contingent, m.gone_asked_by is not null as is_gone
       from tournament_entry e
       join team_member m on m.id = e.team_member_id
       join contingent c on c.id = e.contingent_id
       left join lateral (
         select string_agg(tm.public_name, ', ' order by mate.position) as names
         from participant own
         join pool_unit_member um on um.participant_id = own.id
         join pool_unit_member mate on mate.unit_id = um.unit_id
         join participant p on p.id = mate.participant_id
         join team_member tm on tm.id = p.team_member_id
         where own.team_member_id = m.id and own.tournament_id = e.tournament_id
         group by um.unit_id order by um.unit_id limit 1
       ) unit on true
       where e.tournament_id = $1 and e.team_member_id = $2`,
      [tournamentId, id],
    );
    return row ?? null;
  }

  /** The name of one that is registered there. */
  async contingent(tournamentId: number, id: number): Promise<string | null> {
    const [row] = await this.dataSource.query<{ name: string }[]>(
      `select c.name from contingent_registration r join contingent c on c.id = r.contingent_id
       where r.tournament_id = $1 and r.contingent_id = $2`,
      [tournamentId, id],
    );
    return row?.name ?? null;
  }

  /** The name of one that a registered contingent comes from. */
  async province(tournamentId: number, id: number): Promise<string | null> {
    const [row] = await this.dataSource.query<{ name: string }[]>(
      `select p.name from province p where p.id = $2 and exists (
         select from contingent_registration r join contingent c on c.id = r.contingent_id
         where r.tournament_id = $1 and c.province_id = p.id)`,
      [tournamentId, id],
    );
    return row?.name ?? null;
  }

  /** What its public page tells anyway. */
  async match(id: number): Promise<MatchFacts | null> {
    const { manager } = this.dataSource;
    const [match] = await readLiveMatches(manager, { matchIds: [id] });
    if (!match) return null;
    const [row] = await manager.query<{ slug: string }[]>(
      `select t.slug from match m join tournament t on t.id = m.tournament_id and t.deleted_at is null where m.id = $1`,
      [id],
    );
    if (!row) return null;
    const corners = match.kind === 'tanding' ? CORNERS : [match.corner ?? 'blue'];
    return {
      slug: row.slug,
      partai: match.partai,
      names: corners.map((corner) => shownName(match[corner].name) || '–'),
    };
  }

  /** Those of the gallery, the newest first. */
  listed(): Promise<{ slug: string; updated_at: string }[]> {
    return this.dataSource.query(
      `select slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as updated_at from tournament t
       where deleted_at is null and was_active and not ${isOfRehearsal('t.id')}
         and (status = 'active' or start_date <= (now() at time zone time_zone)::date)
       order by start_date desc, id desc limit 5000`,
    );
  }
}
