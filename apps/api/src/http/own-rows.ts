// Whose contingents, and what hangs on them, an account may see (domain-rules, "Who may do what").
import type { Seen } from '@gelanggang/contract/member-roles';
import type { RequestAccount } from './current-account';

/** Of a list of contingents and what hangs on them: about one tournament, or about all. */
export const seenBy = ({ id, rights }: RequestAccount, tournamentId: number | undefined): Seen =>
  rights.seen(id, tournamentId ?? null, 'manage contingents');

/** The account that rows must belong to, or null where all may be seen: `$n::bigint is null or account_id = $n`. */
export function ownerOf(account: RequestAccount): number | null {
  return account.permissions.has('manage contingents') ? null : account.id;
}

/** Of old events and rankings: null for whoever may see all tournaments, who keeps all of them; others keep their own. */
export const keeperOf = ({ id, rights }: RequestAccount): number | null =>
  rights.tournamentsWith('manage tournament') === null ? null : id;
