// Whose contingents, and what hangs on them, an account may see (domain-rules, "Who may do what").
import type { RequestAccount } from './current-account';

/** The account that rows must belong to, or null where all may be seen: `$n::bigint is null or account_id = $n`. */
export function ownerOf(account: RequestAccount): number | null {
  return account.permissions.has('manage contingents') ? null : account.id;
}
