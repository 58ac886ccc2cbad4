// Who held a seat of a match at a moment: what was entered there is theirs, also once somebody else sits there.

export interface HeldSeat {
  seat: number;
  name: string;
  /** Milliseconds. */
  from: number;
  /** null: they sit there still. */
  until: number | null;
}

/** null: nobody was there by name. */
export function seatHolder(held: readonly HeldSeat[], seat: number, at: number): string | null {
  const holder = held.find((one) => one.seat === seat && one.from <= at && (one.until === null || at < one.until));
  return holder?.name ?? null;
}
