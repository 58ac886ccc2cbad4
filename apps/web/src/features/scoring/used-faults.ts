// The faults that this device gave last, newest first: they stand first in the list.
import { readStored, writeStored } from '@web/lib/stored';

const KEY = 'gelanggang.used-faults';
const MOST = 4;

export function usedFaults(): readonly string[] {
  return (readStored(KEY) ?? '').split(',').filter(Boolean);
}

export function keepUsedFault(id: string): void {
  writeStored(KEY, [id, ...usedFaults().filter((one) => one !== id)].slice(0, MOST).join(','));
}
