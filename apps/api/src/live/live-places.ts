// Who gets one of the live sockets that a process serves, when many ask: spectators do not keep out who works in the hall.

/** More sockets than this one process does not serve; another instance does. */
export const MOST_SOCKETS = 20_000;
/** Of these, for accounts and devices of panels alone: anybody may open as many as a machine has connections. */
export const SPARED_SOCKETS = 2_000;
/** Of one account in all its tabs, or of one device of a panel: an account is free to have, too. */
export const MOST_OF_ONE = 200;

export interface Crowd {
  sockets: number;
  /** How many one account, or device, has already. */
  ofWorker(worker: string): number;
}

/** `worker` is null of a spectator. */
export function hasPlace(worker: string | null, { sockets, ofWorker }: Crowd): boolean {
  if (worker === null) return sockets < MOST_SOCKETS - SPARED_SOCKETS;
  return sockets < MOST_SOCKETS && ofWorker(worker) < MOST_OF_ONE;
}
