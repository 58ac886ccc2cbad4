// What binds the names of the document to the log, which has none: it can be checked while a name is public, and says nothing
// once it is taken back, since the salt is then no longer told.
import { createHash, createHmac } from 'node:crypto';
import type { FeedDocument, FeedUnitRef } from '@gelanggang/contract/open-feed';
import type { FeedUnitRow } from './feed-facts.queries';

export interface BoundUnit {
  told: FeedDocument['units'][number];
  ref: FeedUnitRef;
}

/** `secret`: of the tournament, 64 hexadecimal digits. Other names make another salt. */
export function boundUnit(unit: FeedUnitRow, secret: string): BoundUnit {
  const lines = [...unit.names, unit.contingent].join('\n');
  const salt = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${unit.id}\n${lines}`).digest('hex');
  const who = createHash('sha256').update(`${salt}\n${lines}\n`).digest('hex');
  return {
    told: { id: unit.id, names: unit.names, contingent: unit.contingentId, salt },
    ref: { id: unit.id, contingent: unit.contingentId, who },
  };
}
