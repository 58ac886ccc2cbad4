// What merging two contingents would do, in words for the office, with a fingerprint: what is done is what was shown.
import { createHash } from 'node:crypto';
import type { MergedSide, MergePreview } from '@gelanggang/contract/contingent-merges';
import { BILLING_STATUS_LABELS } from '@gelanggang/domain/words/labels';
import { type MergeObstacle, type MergePlan, planMerge } from '@gelanggang/domain/contingents/merge';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { inWording } from '@gelanggang/platform/languages/wording';
import { mergeTexts } from './merge-texts';
import type { MergeWorld, WorldEntry, WorldSide } from './merge-world.queries';
import { takesCalendar } from './merge-steps';
import { contingentsSentences } from './sentences';

export interface PlannedMerge {
  plan: MergePlan;
  obstacles: Sentence[];
  preview: MergePreview;
}

export function previewMerge(world: MergeWorld): PlannedMerge {
  const { kept, merged } = world;
  const of = (side: WorldSide) => world.entries.filter((entry) => entry.contingentId === side.id);
  const plan = planMerge(of(kept), of(merged));
  const categories = new Map(world.entries.map((entry) => [entry.id, entry.matchCategory]));
  const named = (entry: { id: number; name: string }) => ({
    name: entry.name,
    match_category: categories.get(entry.id) ?? '',
  });
  const obstacles = [...plan.obstacles.map((one) => obstacleOf(one, world)), ...obstaclesOfWorld(world)];
  const shown = () => ({
    kept: side(kept),
    merged: side(merged),
    obstacles: obstacles.map(({ text }) => text),
    moved: plan.moved.map(named),
    doubled: plan.doubled.map(({ counts, isKeptsOwn }) => ({
      ...named(counts),
      counts: isKeptsOwn ? ('kept' as const) : ('merged' as const),
      reason: reasonOf(counts),
    })),
    relabelled: plan.relabelled.map(({ entry, label }) => ({ ...named(entry), label })),
    entered: entered(world, plan),
    bills: world.bills.map((bill) => ({
      invoice_number: bill.invoiceNumber,
      tournament: bill.tournament,
      status: BILLING_STATUS_LABELS[bill.status as keyof typeof BILLING_STATUS_LABELS] ?? bill.status,
      stays: !bill.isOwn && kept.accountId !== merged.accountId,
    })),
    draws: world.draws.map(({ poolId, name, units, ownPairs }) => ({
      pool_id: poolId,
      name,
      units,
      own_pairs: ownPairs,
    })),
    notes: notesOf(world),
  });
  // besides what is shown: which rows are meant
  const rows = [world.entries, world.bills.map(({ id }) => id), kept.tournamentIds, merged.tournamentIds];
  // the same whoever looks at it, in whatever language
  const fingerprint = inWording('default', () => fingerprintOf([shown(), rows]));
  return { plan, obstacles, preview: { ...shown(), fingerprint } };
}

const side = ({ accountId: _account, tournamentIds: _ids, ...shown }: WorldSide): MergedSide => shown;

function reasonOf({ isDrawn, isPaid, heldIn }: Pick<WorldEntry, 'isDrawn' | 'isPaid' | 'heldIn'>): string {
  const { reasons } = mergeTexts;
  if (isDrawn) return reasons.drawn;
  if (isPaid) return reasons.paid;
  return heldIn.length > 0 ? reasons.billed : reasons.kept;
}

function obstacleOf({ code, entry, tournamentId }: MergeObstacle, { tournaments }: MergeWorld): Sentence {
  if (code === 'drawn-differently') return contingentsSentences.drawnDifferently(entry.name);
  const tournament = tournaments.find(({ id }) => id === tournamentId)?.name ?? '';
  return contingentsSentences.billedTwice(entry.name, tournament);
}

function obstaclesOfWorld({ elsewhere, openClaims, undoable, merged }: MergeWorld): Sentence[] {
  const { enteredElsewhere, claimsOpen, justMerged } = contingentsSentences;
  return [
    ...elsewhere.map(({ name, tournament, contingent }) => enteredElsewhere(name, contingent, tournament)),
    ...(openClaims > 0 ? [claimsOpen(merged.name)] : []),
    ...undoable.map((name) => justMerged(name, merged.name)),
  ];
}

/** All of the kept contingent's enter where only the other one is, and the other way round. */
function entered({ kept, merged, tournaments, entries }: MergeWorld, plan: MergePlan): MergePreview['entered'] {
  const gone = new Set(plan.doubled.map(({ goes }) => goes.id));
  const stay = entries.filter((entry) => entry.contingentId === kept.id && !gone.has(entry.id)).length;
  return tournaments.flatMap(({ id, name }) => {
    const [isKepts, isMergeds] = [kept.tournamentIds.includes(id), merged.tournamentIds.includes(id)];
    if (isKepts === isMergeds) return [];
    return [{ name, members: isKepts ? plan.moved.length : stay }];
  });
}

function notesOf(world: MergeWorld): string[] {
  const { kept, merged, openInvitations, hasCalendars, bills } = world;
  const { otherManager, invitationsEnd, calendarEnds } = mergeTexts;
  const isOtherAccount = kept.accountId !== merged.accountId;
  return [
    ...(isOtherAccount ? [otherManager(merged.owner, merged.name, kept.owner)] : []),
    ...(isOtherAccount && bills.some((bill) => !bill.isOwn) ? [mergeTexts.billsStay] : []),
    ...(openInvitations > 0 ? [invitationsEnd(merged.name)] : []),
    ...(hasCalendars.merged && !takesCalendar(world) ? [calendarEnds(merged.name)] : []),
  ];
}

const fingerprintOf = (shown: unknown): string => createHash('sha256').update(JSON.stringify(shown)).digest('hex');
