// What every step of the check holds and reads first: the contingent, its list, and the tournament's rule.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import {
  type CheckList,
  readCheckLists,
  readCheckRule,
  type StandingRule,
} from '@gelanggang/entries/check/check-lists.queries';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { notFound } from '../http/refusals';
import { lockContingentOf } from '../team-members/member-locks';
import { entryCheckSentences } from './sentences';
import { thingSentences } from '../http/sentences';

export interface HeldCheck {
  rule: StandingRule;
  list: CheckList;
}

export async function ruleOf(manager: EntityManager, tournamentId: number): Promise<StandingRule> {
  const rule = await readCheckRule(manager, tournamentId);
  if (!rule) throw notFound(thingSentences.tournament);
  return rule;
}

/** 404 for a contingent that is not there, not in this tournament, or another account's. */
export async function checkOf(
  manager: EntityManager,
  tournamentId: number,
  contingentId: number,
  owner: number | null,
): Promise<HeldCheck> {
  const rule = await ruleOf(manager, tournamentId);
  const asked = { tournamentIds: [tournamentId], contingentIds: [contingentId], owner };
  const [list] = await readCheckLists(manager, asked);
  if (!list) throw notFound(entryCheckSentences.notRegistered);
  return { rule, list };
}

/** The same, held: with the lock under which entries change, so that nobody signs or corrects what changes meanwhile. */
export async function lockCheck(
  manager: EntityManager,
  tournamentId: number,
  contingentId: number,
  owner: number | null,
): Promise<HeldCheck> {
  await lockContingentOf(manager, contingentId, owner);
  return checkOf(manager, tournamentId, contingentId, owner);
}

export function tellCheck(emit: Emit, { tournamentId, contingentId, accountId }: CheckList): void {
  const told = { tournament_id: tournamentId, contingent_id: contingentId };
  emit(streams.staff(tournamentId), 'entry-check.changed', told);
  emit(streams.user(accountId), 'entry-check.changed', told);
}

export const reminderSubject = (tournamentId: number, contingentId: number): string =>
  `entry-check:${tournamentId}:${contingentId}`;
export const ticketSubject = (id: number): string => `entry-ticket:${id}`;
