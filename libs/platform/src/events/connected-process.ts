// How a process names itself at PostgreSQL, so that all of them can be seen from each other without a word being sent:
// its listening connection stands as long as it lives.
import { hostname } from 'node:os';

export type ProcessKind = 'api' | 'worker';

/** Nest's token for the kind of this process. */
export const PROCESS_KIND = Symbol('PROCESS_KIND');

const PREFIX = 'gelanggang-live';
/** PostgreSQL cuts longer names. */
const MOST_CHARACTERS = 63;

export interface ConnectedProcess {
  kind: ProcessKind;
  pid: number;
  host: string;
}

export function nameOfProcess(kind: ProcessKind): string {
  const host = hostname().replace(/[^\w.-]/g, '-');
  return `${PREFIX} ${kind} ${process.pid} ${host}`.slice(0, MOST_CHARACTERS);
}

/** null for a name of somebody else. */
export function processNamed(name: string): ConnectedProcess | null {
  const [prefix, kind, pid, host = ''] = name.split(' ');
  if (prefix !== PREFIX || (kind !== 'api' && kind !== 'worker')) return null;
  return { kind, pid: Number(pid), host };
}
