// A payment by a payment service: what its state becomes by what the service tells, however late and in whatever order.

export const ONLINE_STATES = ['waiting', 'paid', 'ended', 'refunded'] as const;
/** `ended`: it can no longer be paid by this link; `refunded`: all of it was given back at the service. */
export type OnlineState = (typeof ONLINE_STATES)[number];

/** Why money that came pays no bill. */
export const UNBILLED_REASONS = ['bill-paid', 'bill-over', 'amount-differs', 'accounts-closed'] as const;
export type UnbilledReason = (typeof UNBILLED_REASONS)[number];

/** Money that came stays: nothing but its return follows. A link that had ended may have been paid just before. */
export function nextOnlineState(from: OnlineState, told: OnlineState): OnlineState {
  switch (from) {
    case 'refunded':
      return from;
    case 'paid':
      return told === 'refunded' ? told : from;
    case 'ended':
      return told === 'paid' ? told : from;
    case 'waiting':
      // given back before we heard of it: it paid nothing here
      return told === 'refunded' ? 'ended' : told;
  }
}

/** Whether what the service tells may change anything, so that it is worth asking it. */
export const mayChange = (from: { state: OnlineState; isUnbilled: boolean }, told: OnlineState): boolean =>
  nextOnlineState(from.state, told) !== from.state || (from.state === 'paid' && from.isUnbilled);
