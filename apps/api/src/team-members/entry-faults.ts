// Everything that is wrong with an entry, by what the database holds against it; empty: nothing.
import type { EntityManager } from 'typeorm';
import { locationFaults } from '../http/location-faults';
import type { Said } from '../http/refusals';
import { readEntryReference } from './member-entry.queries';
import { faultsOfMember } from './member-faults';
import type { LockedMember } from './member-locks';
import type { MemberValues } from './team-members.mapper';

/** `exceptId`: the entry that these values are to replace; `before`: as it stands. */
export async function faultsOfEntry(
  manager: EntityManager,
  values: MemberValues,
  exceptId: number | null,
  before: LockedMember | null = null,
): Promise<Record<string, Said[]>> {
  return {
    ...faultsOfMember(values, await readEntryReference(manager, values, exceptId), before),
    ...(await locationFaults(manager, values)),
  };
}
