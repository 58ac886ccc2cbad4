// Reads the screens: one as it sees itself, and all named ones for the desk.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DISPLAY_LOST_MS, type DisplayRow, type DisplayState } from '@gelanggang/contract/displays';
import type { Whole } from '@gelanggang/contract/told-whole';
import type { LockedManager } from '@gelanggang/platform/events/event-log';
import { versionOfContent } from '../http/changed-meanwhile';
import { type SponsorRow, sponsorsOf, toSponsor } from './sponsor-rows';

type StateRow = Omit<DisplayState, 'sponsors'> & { sponsors: SponsorRow[] };

const toState = <T extends StateRow>(row: T) => ({ ...row, sponsors: row.sponsors.map(toSponsor) });

/** Also the wire: the columns bear its names. */
const STATE = `d.code, d.name, d.show,
  case when t.id is null then null
    else json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'time_zone', t.time_zone,
           'language', t.language) end as tournament,
  d.arena_id, d.pool_id, d.message,
  case when d.show in ('sponsors', 'auto') and t.id is not null then ${sponsorsOf('t.id')} else '[]'::json end as sponsors,
  coalesce(t.broadcast_waits, false) as waits_for_announcer`;
const FROM = 'from display d left join tournament t on t.id = d.tournament_id and t.deleted_at is null';

@Injectable()
export class DisplaysQueries {
  constructor(private readonly dataSource: DataSource) {}

  async state(code: string, manager: LockedManager): Promise<Whole<DisplayState> | null>;
  async state(code: string, manager?: EntityManager): Promise<DisplayState | null>;
  async state(code: string, manager: EntityManager = this.dataSource.manager): Promise<DisplayState | null> {
    const [row] = await manager.query<StateRow[]>(`select ${STATE} ${FROM} where d.code = $1`, [code]);
    return row ? toState(row) : null;
  }

  /** The codes of the screens that show the sponsors of a tournament: held, so that none is taken off the desk meanwhile. */
  async withSponsors(tournamentId: number, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ code: string }[]>(
      `select code from display where tournament_id = $1 and show in ('sponsors', 'auto') order by code for no key update`,
      [tournamentId],
    );
    return rows.map(({ code }) => code);
  }

  /** Those of these tournaments, and those that show nothing of any yet; null: all. */
  async rows(tournaments: number[] | null): Promise<DisplayRow[]> {
    const rows = await this.dataSource.query<
      (Omit<DisplayRow, 'seen_at' | 'sponsors' | 'version'> & StateRow & { seen_at: Date })[]
    >(
      `select ${STATE}, d.width, d.height, d.seen_at, d.seen_at > now() - $1 * interval '1 ms' as is_online
       ${FROM} where d.name <> '' and ($2::bigint[] is null or d.tournament_id is null or d.tournament_id = any($2))
       order by d.name, d.id`,
      [DISPLAY_LOST_MS, tournaments],
    );
    return rows.map((row) => ({
      ...row,
      ...toState(row),
      seen_at: row.seen_at.toISOString(),
      version: displayVersion(row),
    }));
  }
}

/** Of what the desk says of a screen: that it is there, how large it is, and its tournament's pictures are not of it. */
export const displayVersion = (
  of: Pick<DisplayState, 'name' | 'show' | 'tournament' | 'arena_id' | 'pool_id' | 'message'>,
) => versionOfContent([of.name, of.show, of.tournament?.id, of.arena_id, of.pool_id, of.message]);
