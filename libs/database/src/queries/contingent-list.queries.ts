// The list of contingents: its conditions and orders, for the page and for the file.
import type { ContingentFilters } from '@gelanggang/contract/contingents';
import type { Seen } from '@gelanggang/contract/member-roles';
import { beginningFirst, likePattern } from './like-pattern';
import { isRehearsalAccount } from './rehearsal.queries';

export interface ContingentsFilter extends Seen {
  tournamentId: number | null;
  search: string;
}

/** As the page's query says it, and the parameters of the file. */
export const contingentsFilter = (asked: ContingentFilters & { search?: string }, seen: Seen): ContingentsFilter => ({
  ...seen,
  tournamentId: asked.tournament_id ?? null,
  search: asked.search?.trim() ?? '',
});

/** Of `c`, with the values of `contingentValues`. */
export const OWN_CONTINGENTS = `($1::bigint is null or c.account_id = $1)`;
/** Of all tournaments: of all real ones. */
export const REGISTERED_CONTINGENTS = `($2::bigint is null and not ${isRehearsalAccount('c.account_id')} or exists (
  select 1 from contingent_registration r where r.contingent_id = c.id and r.tournament_id = $2))`;
/** With the tournaments beside own rows as $3. */
export const SEEN_CONTINGENTS = `($1::bigint is null or c.account_id = $1 or exists (
  select from contingent_registration seen where seen.contingent_id = c.id and seen.tournament_id = any($3::bigint[])))`;
export const CONTINGENT_CONDITIONS = `${SEEN_CONTINGENTS} and ${REGISTERED_CONTINGENTS}
  and ($4 = '%%' or c.name ilike $4 or c.pic_name ilike $4)`;

export const contingentValues = ({ owner, tournaments, tournamentId, search }: ContingentsFilter): unknown[] => [
  owner,
  tournamentId,
  tournaments,
  likePattern(search),
];

export const CONTINGENT_ORDER = {
  page: 'c.id desc',
  found: `${beginningFirst('c.name', '$4')}, c.id desc`,
  file: 'c.name, c.id',
} as const;
