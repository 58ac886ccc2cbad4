// Whether a tournament may go with everything in it: only what nobody outside its office ever saw or paid.
export interface WholeDeletion {
  /** It was active once. */
  wasPublic: boolean;
  /** It is on a laptop in a hall. */
  isAway: boolean;
  /** It has a way of its own. */
  isRehearsal: boolean;
  /** A payment that a bank or a payment service told of. */
  hasOutsideMoney: boolean;
}

export type WholeDeletionRefusal = 'rehearsal' | 'was-public' | 'away' | 'outside-money';

export function wholeDeletionRefusal(one: WholeDeletion): WholeDeletionRefusal | null {
  if (one.isRehearsal) return 'rehearsal';
  if (one.wasPublic) return 'was-public';
  if (one.isAway) return 'away';
  return one.hasOutsideMoney ? 'outside-money' : null;
}
