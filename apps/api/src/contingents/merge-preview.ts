// What merging two contingents would do, in words for the office, with a fingerprint: what is done is what was shown.
import { createHash } from 'node:crypto';
import type { MergedSide, MergePreview } from '@gelanggang/contract/contingent-merges';
import { BILLING_STATUS_LABELS } from '@gelanggang/domain/words/labels';
import { type MergeObstacle, type MergePlan, planMerge } from '@gelanggang/domain/contingents/merge';
import type { MergeWorld, WorldEntry, WorldSide } from './merge-world.queries';

export interface PlannedMerge {
  plan: MergePlan;
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
  const shown = {
    kept: side(kept),
    merged: side(merged),
    obstacles: [...plan.obstacles.map((one) => obstacleText(one, world)), ...obstaclesOfWorld(world)],
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
  };
  // besides what is shown: which rows are meant
  const rows = [world.entries, world.bills.map(({ id }) => id), kept.tournamentIds, merged.tournamentIds];
  return { plan, preview: { ...shown, fingerprint: fingerprintOf([shown, rows]) } };
}

const side = ({ accountId: _account, tournamentIds: _ids, ...shown }: WorldSide): MergedSide => shown;

function reasonOf({ isDrawn, isPaid, heldIn }: Pick<WorldEntry, 'isDrawn' | 'isPaid' | 'heldIn'>): string {
  if (isDrawn) return 'sudah diundi';
  if (isPaid) return 'sudah lunas';
  return heldIn.length > 0 ? 'ada di tagihan' : 'data kontingen yang dipertahankan';
}

function obstacleText({ code, entry, tournamentId }: MergeObstacle, { tournaments }: MergeWorld): string {
  if (code === 'drawn-differently')
    return `${entry.name} sudah diundi di keduanya, dalam usia atau kelas yang berbeda.`;
  const tournament = tournaments.find(({ id }) => id === tournamentId)?.name ?? '';
  return `${entry.name} ditagih di keduanya untuk ${tournament}. Batalkan atau tolak salah satu tagihannya dahulu.`;
}

function obstaclesOfWorld({ elsewhere, openClaims, undoable, merged }: MergeWorld): string[] {
  return [
    ...elsewhere.map(
      ({ name, tournament, contingent }) =>
        `${name} sudah didaftarkan ${contingent} di ${tournament}, dalam kategori yang sama.`,
    ),
    ...(openClaims > 0 ? [`Jawab dahulu permintaan manajer atas ${merged.name}.`] : []),
    ...undoable.map(
      (name) => `${name} baru saja digabung ke ${merged.name}. Batalkan itu dahulu, atau gabungkan sebaliknya.`,
    ),
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

function notesOf({ kept, merged, openInvitations, hasCalendars, bills }: MergeWorld): string[] {
  const isOtherAccount = kept.accountId !== merged.accountId;
  return [
    ...(isOtherAccount
      ? [`${merged.owner} tidak lagi mengelola atlet ${merged.name}; ${kept.owner} yang mengelola.`]
      : []),
    ...(isOtherAccount && bills.some((bill) => !bill.isOwn)
      ? ['Tagihan yang juga memuat atlet kontingen lain tetap pada akunnya.']
      : []),
    ...(openInvitations > 0 ? [`Undangan terbuka untuk ${merged.name} berakhir.`] : []),
    ...(hasCalendars.merged && hasCalendars.kept ? [`Alamat kalender ${merged.name} tidak berlaku lagi.`] : []),
  ];
}

const fingerprintOf = (shown: unknown): string => createHash('sha256').update(JSON.stringify(shown)).digest('hex');
