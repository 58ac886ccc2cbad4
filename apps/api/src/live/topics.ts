// The topics of the socket and who may hear each of them.
import { DISPLAY_CODE_LENGTH, DISPLAY_CODE_LETTERS } from '@gelanggang/contract/displays';
import type { TournamentRights } from '@gelanggang/contract/member-roles';
import type { Permission } from '@gelanggang/contract/permissions';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { requestSentences } from '../http/sentences';
import { liveSentences } from './sentences';

export type Topic =
  | { kind: 'site' }
  | { kind: 'tournament' | 'staff' | 'user' | 'arena'; id: number }
  | { kind: 'display'; code: string };

const DISPLAY_TOPIC = new RegExp(`^display:([${DISPLAY_CODE_LETTERS}]{${DISPLAY_CODE_LENGTH}})$`);

/** Heard by everybody, once there is such a thing. */
export const isPublic = ({ kind }: Topic): boolean => PUBLIC_KINDS.has(kind);

const PUBLIC_KINDS: ReadonlySet<Topic['kind']> = new Set(['site', 'tournament', 'arena', 'display']);

/** Holding one of these makes an account staff: it hears a tournament's registration, billing and draw progress. */
const STAFF_PERMISSIONS: readonly Permission[] = [
  'manage drawing',
  'manage schedule',
  'view insight',
  'confirm payment',
];

export interface Listener {
  accountId: number;
  rights: TournamentRights;
  /** Signed in by a code for this arena: nothing of who made the code is told to it. */
  arenaId: number | null;
}

/** Null when the text names no topic. */
export function parseTopic(text: unknown): Topic | null {
  if (typeof text !== 'string' || text.length > 60) return null;
  if (text === 'site') return { kind: 'site' };
  const code = DISPLAY_TOPIC.exec(text)?.[1];
  if (code) return { kind: 'display', code };
  const parts = /^(tournament|user|arena):([1-9]\d{0,14})(:staff)?$/.exec(text);
  if (!parts) return null;
  const id = Number(parts[2]);
  if (parts[1] === 'user' || parts[1] === 'arena') return parts[3] ? null : { kind: parts[1], id };
  return { kind: parts[3] ? 'staff' : 'tournament', id };
}

const isOwn = (id: number, { accountId, arenaId }: Listener): boolean => id === accountId && arenaId === null;

function isStaff(topic: Topic, { rights }: Listener): boolean {
  if (topic.kind !== 'staff') return false;
  const held = rights.in(topic.id);
  return STAFF_PERMISSIONS.some((permission) => held.has(permission));
}

/** Null: it may; else the sentence that says why not. */
export function refusalOf(topic: Topic, listener: Listener | null): Sentence | null {
  if (isPublic(topic)) return null;
  if (!listener) return requestSentences.notSignedIn;
  const isAllowed = topic.kind === 'user' ? isOwn(topic.id, listener) : isStaff(topic, listener);
  return isAllowed ? null : liveSentences.notYours;
}
