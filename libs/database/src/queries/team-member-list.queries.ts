// The list of athletes: its conditions and orders, for the page and for the file.
import type { Seen } from '@gelanggang/contract/member-roles';
import type { MemberPayment, TeamMemberFilters } from '@gelanggang/contract/team-members';
import { likePattern } from './like-pattern';
import { isRehearsalAccount } from './rehearsal.queries';

export interface TeamMembersFilter extends Seen {
  tournamentId: number | null;
  matchCategoryId: number | null;
  ageCategoryId: number | null;
  categoryClassId: number | null;
  contingentId: number | null;
  payment: MemberPayment | null;
  /** Only those that stand in a billing. */
  isBilled: boolean;
  search: string;
}

/** As the page's query says it, and the parameters of the file. */
export const teamMembersFilter = (asked: TeamMemberFilters & { search?: string }, seen: Seen): TeamMembersFilter => ({
  ...seen,
  tournamentId: asked.tournament_id ?? null,
  matchCategoryId: asked.match_category_id ?? null,
  ageCategoryId: asked.age_category_id ?? null,
  categoryClassId: asked.category_class_id ?? null,
  contingentId: asked.contingent_id ?? null,
  payment: asked.payment_status ?? null,
  isBilled: false,
  search: asked.search?.trim() ?? '',
});

/** `tournament` is a placeholder (`$3`) of the tournament that the query is about, or null. */
export const isPaid = (id: string, tournament: string) => `exists (select 1 from participant p
  where p.team_member_id = ${id} and (${tournament}::bigint is null or p.tournament_id = ${tournament}))`;
export const isBilled = (id: string, tournament: string) => `exists (select 1 from billing_detail d
  where d.team_member_id = ${id} and d.holds and (${tournament}::bigint is null or d.tournament_id = ${tournament}))`;

/**
 * A participant whose class or event of seni has a drawing and who is in none of its pools: paid too late, or of a pair or team
 * that was not whole. `p` and `m` are theirs.
 */
export const isLeftOut = (p: string, m: string) => `(
  not exists (select 1 from pool_unit_member u where u.participant_id = ${p}.id and u.tournament_id = ${p}.tournament_id)
  and exists (select 1 from drawing g where g.tournament_id = ${p}.tournament_id and g.match_category_id = ${m}.match_category_id
    and (g.category_class_id = ${m}.category_class_id or exists (select 1 from merged_class k
      where k.class_id = g.category_class_id and k.source_class_id = ${m}.category_class_id)
      or (${m}.category_class_id is null and g.age_category_id = ${m}.age_category_id and g.gender = ${m}.gender
        and g.nomor = ${m}.nomor))))`;

/** The ids that the filter lets through: only what it asks for stands in the statement, so that indexes serve it. */
export function teamMemberIds(filter: TeamMembersFilter): { ids: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const value = (one: unknown) => `$${values.push(one)}`;
  const ofMember: [unknown, string][] = [
    [filter.matchCategoryId, 'match_category_id'],
    [filter.ageCategoryId, 'age_category_id'],
    [filter.categoryClassId, 'category_class_id'],
    [filter.contingentId, 'contingent_id'],
  ];
  for (const [wanted, column] of ofMember) if (wanted !== null) conditions.push(`m.${column} = ${value(wanted)}`);
  if (filter.owner !== null) {
    const own = `c.account_id = ${value(filter.owner)}`;
    const seen = (tournaments: string) => `(${own} or exists (select from contingent_registration seen
      where seen.contingent_id = c.id and seen.tournament_id = any(${tournaments}::bigint[])))`;
    conditions.push(filter.tournaments.length === 0 ? own : seen(value(filter.tournaments)));
  }
  if (filter.tournamentId === null && filter.contingentId === null) {
    // of all tournaments: of all real ones
    conditions.push(
      `m.contingent_id not in (select n.id from contingent n where ${isRehearsalAccount('n.account_id')})`,
    );
  }
  if (filter.search) {
    const pattern = value(likePattern(filter.search));
    // found in each table by its own index, where the server has pg_trgm
    conditions.push(`m.id in (select id from team_member where name ilike ${pattern} or nik like ${pattern}
      union all select o.id from contingent n join team_member o on o.contingent_id = n.id where n.name ilike ${pattern})`);
  }
  const contingent = filter.owner !== null ? 'join contingent c on c.id = m.contingent_id' : '';
  // everybody of a tournament is counted in its entries alone
  const member = conditions.length > 0 ? `join team_member m on m.id = e.team_member_id ${contingent}` : '';
  const [id, from] =
    filter.tournamentId === null
      ? ['m.id', `team_member m ${contingent}`]
      : ['e.team_member_id', `tournament_entry e ${member}`];
  if (filter.tournamentId !== null) conditions.push(`e.tournament_id = ${value(filter.tournamentId)}`);
  if (filter.isBilled) conditions.push(isBilled(id, value(filter.tournamentId)));
  // last, so that the same filter without it has the same values before it
  if (filter.payment === 'paid') conditions.push(isPaid(id, value(filter.tournamentId)));
  if (filter.payment === 'unpaid') conditions.push(`not ${isPaid(id, value(filter.tournamentId))}`);
  if (filter.payment === 'paid-undrawn') {
    const tournament = value(filter.tournamentId);
    conditions.push(`exists (select 1 from participant p join team_member o on o.id = p.team_member_id
      where o.id = ${id} and (${tournament}::bigint is null or p.tournament_id = ${tournament}) and ${isLeftOut('p', 'o')})`);
  }
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  return { ids: `select ${id} as id from ${from} ${where}`, values };
}

export const TEAM_MEMBER_ORDER = { page: 'm.id desc', file: 'c.name, m.name, m.id' } as const;
