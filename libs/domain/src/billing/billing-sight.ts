// Whose billings an account sees (domain-rules, "Who may do what"; Spec 2 §6).

/** Staff work on everybody's billings: who confirms payments, and who keeps contingents. Others on their own. */
export function seesAllBillings(permissions: ReadonlySet<string>): boolean {
  return permissions.has('confirm payment') || permissions.has('manage contingents');
}

/** The account that billings must belong to, or null where all may be seen. */
export function billingOwnerFor(accountId: number, permissions: ReadonlySet<string>): number | null {
  return seesAllBillings(permissions) ? null : accountId;
}
