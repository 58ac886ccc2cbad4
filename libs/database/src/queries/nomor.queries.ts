// Events within a category of seni, as statements ask for them.
import { nomorOfGroup } from '@gelanggang/domain/rules/nomor';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import type { EntityManager } from 'typeorm';

/** What the event `nomor` of a row is called in its tournament; empty where the row has none. */
export const nomorName = (tournamentId: string, nomor: string): string => `nomor_name(${tournamentId}, ${nomor})`;

/** Rule sets by code, `codes` being a select of them: as much of each as says which events there are. */
export const nomorSetsOf = (codes: string): string => `coalesce((
  select json_agg(json_build_object('id', s.code, 'ageCounting', s.body -> 'ageCounting', 'groups', s.body -> 'groups')
    order by s.code)
  from rule_set s where s.body ? 'groups' and s.code in (${codes})), '[]')`;

/** How many judge the performance of a match where its event says so, by the rules that it was started with; else null. */
export const judgesOfNomor = (match: string): string =>
  `(select (nk.rules -> 'nomor' ->> 'judges')::int from match_clock nk where nk.match_id = ${match})`;

/** The most judges that an event of a tournament's rule set has; null: none says. */
export const mostJudgesOf = (tournamentId: string): string => `(select max(nj::int) from tournament nt
  join rule_set ns on ns.code = nt.rule_set, jsonb_path_query(ns.body, 'lax $.groups[*].nomor[*].judges') nj
  where nt.id = ${tournamentId})`;

export interface LostNomor {
  name: string;
  tournament: string;
}

/** An event that entries name and that `set` does not have: of all tournaments by this set, or of one that is to choose it. */
export async function findLostNomor(
  manager: EntityManager,
  set: RuleSet,
  tournamentId?: number,
): Promise<LostNomor | null> {
  const ids = set.groups.flatMap((group) => nomorOfGroup(group).map((one) => one.id));
  const [lost] = await manager.query<LostNomor[]>(
    `select nomor_name(t.id, e.nomor) as name, t.name as tournament
     from tournament t join tournament_entry e on e.tournament_id = t.id
     where t.deleted_at is null and case when $2::bigint is null then t.rule_set = $1 else t.id = $2 end
       and e.nomor <> '' and e.nomor <> all($3::text[])
     order by t.start_date desc, t.id, e.nomor limit 1`,
    [set.id, tournamentId ?? null, ids],
  );
  return lost ?? null;
}
