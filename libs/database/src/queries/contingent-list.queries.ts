// The list of contingents: its conditions and orders, for the page and for the file.
import { likePattern } from './like-pattern';

export interface ContingentsFilter {
  /** The account whose rows may be seen; null: all. */
  owner: number | null;
  tournamentId: number | null;
  search: string;
}

/** Of `c`, with the values of `contingentValues`. */
export const OWN_CONTINGENTS = `($1::bigint is null or c.account_id = $1)`;
export const REGISTERED_CONTINGENTS = `($2::bigint is null or exists (
  select 1 from contingent_registration r where r.contingent_id = c.id and r.tournament_id = $2))`;
export const CONTINGENT_CONDITIONS = `${OWN_CONTINGENTS} and ${REGISTERED_CONTINGENTS}
  and ($3 = '%%' or c.name ilike $3 or c.pic_name ilike $3)`;

export const contingentValues = ({ owner, tournamentId, search }: ContingentsFilter): unknown[] => [
  owner,
  tournamentId,
  likePattern(search),
];

export const CONTINGENT_ORDER = { page: 'c.id desc', file: 'c.name, c.id' } as const;
