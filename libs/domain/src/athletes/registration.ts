// Whether contingents may still enter a tournament (domain-rules, "From entry to participant" 1).

export interface RegistrationWindow {
  status: 'active' | 'inactive';
  /** Whether its closing lies ahead, by the clock of the database. */
  hasTimeLeft: boolean;
}

export type RegistrationRefusal = 'not-active' | 'closed';

/** null: open. */
export function registrationRefusal({ status, hasTimeLeft }: RegistrationWindow): RegistrationRefusal | null {
  if (status !== 'active') return 'not-active';
  return hasTimeLeft ? null : 'closed';
}
