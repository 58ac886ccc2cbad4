// What an account may see and do of payments (spec 2 §6; domain-rules, "Who may do what").
import { billingOwnerFor, seesAllBillings } from '@gelanggang/domain/billing/billing-sight';
import type { BillingActor } from '@gelanggang/domain/billing/billing-steps';
import type { RequestAccount } from '../http/current-account';

/** The account that billings must belong to, or null where all may be seen. */
export const billingOwnerOf = ({ id, permissions }: RequestAccount): number | null => billingOwnerFor(id, permissions);

export const actorOf = (account: RequestAccount): Omit<BillingActor, 'isOwner'> => ({
  seesAll: seesAllBillings(account.permissions),
  permissions: account.permissions,
});

/** A proof of payment: its billing's owner, or staff with a permission of the confirm screen. */
export function mayReadProof(account: RequestAccount, ownerId: number): boolean {
  if (account.id === ownerId) return true;
  const handles = (['confirm payment', 'edit payment', 'upload payment struk'] as const).some((permission) =>
    account.permissions.has(permission),
  );
  return handles && seesAllBillings(account.permissions);
}
