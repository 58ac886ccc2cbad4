// A tournament whose entries and payments the test wrote down itself, to count apart from the queries.
import type { EntityManager } from 'typeorm';
import { BillingDetailEntity } from '@gelanggang/database/entities/billing-detail.entity';
import { BillingEntity } from '@gelanggang/database/entities/billing.entity';
import { ParticipantEntity } from '@gelanggang/database/entities/participant.entity';
import { TournamentMatchCategoryEntity } from '@gelanggang/database/entities/tournament-match-category.entity';
import { makeClass, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';

export interface MemberPlan {
  contingent: number;
  category: number;
  gender: Gender;
  payment: 'paid' | 'waiting for payment' | 'waiting for confirmation' | 'failed' | 'unbilled';
}

export interface EnteredMember extends MemberPlan {
  kind: MatchKind;
  contingentId: number;
  provinceId: number | null;
  districtId: number | null;
  ageCategoryId: number;
  classId: number | null;
  /** Today's fee, and what the billing says: fees have been raised since. */
  fee: number;
  billed: number;
}

/** Of each athlete; a pair's fee is paid by both. */
const FEES: Readonly<Record<number, number>> = { 1: 250_000, 2: 150_000, 3: 300_000 };
const UNIT_SIZES: Readonly<Record<number, number>> = { 3: 2 };
const BILLED_LESS = 25_000;

/** Contingents lie in two provinces and in none, in turn. */
export async function fillTournament(
  manager: EntityManager,
  contingentCount: number,
  plans: readonly MemberPlan[],
): Promise<{ tournamentId: number; members: EnteredMember[] }> {
  const { id: tournamentId } = await makeTournament(manager);
  await manager.insert(
    TournamentMatchCategoryEntity,
    [2, 3].map((id) => ({
      tournamentId,
      matchCategoryId: id,
      registrationFee: (FEES[id] ?? 0) * (UNIT_SIZES[id] ?? 1),
    })),
  );
  const offered = await manager.findBy(TournamentMatchCategoryEntity, { tournamentId });
  const classes = { male: await makeClass(manager), female: await makeClass(manager, { gender: 'female' }) };
  const districts = await manager.query<{ id: number; province_id: number }[]>(
    'select distinct on (province_id) id, province_id from district order by province_id, id limit 2',
  );
  const contingents = [];
  for (let n = 0; n < contingentCount; n++) {
    const place = districts[n % 3];
    contingents.push(
      await makeContingent(manager, {
        tournamentId,
        ...(place ? { provinceId: place.province_id, districtId: place.id } : {}),
      }),
    );
  }
  const members: EnteredMember[] = [];
  for (const [n, plan] of plans.entries()) {
    const contingent = contingents[plan.contingent];
    const fee = FEES[plan.category] ?? 0;
    if (!contingent) throw new Error('The plan names no contingent.');
    const { id: classId, ageCategoryId } = classes[plan.gender];
    const isTanding = plan.category === 1;
    const member = await makeTeamMember(manager, {
      contingentId: contingent.id,
      categoryClassId: classId,
      matchCategoryId: plan.category,
      gender: plan.gender,
      ageCategoryId,
    });
    const entered: EnteredMember = {
      ...plan,
      kind: isTanding ? 'tanding' : 'seni',
      contingentId: contingent.id,
      provinceId: contingent.provinceId ?? null,
      districtId: contingent.districtId ?? null,
      ageCategoryId: member.ageCategoryId,
      classId: isTanding ? classId : null,
      fee,
      billed: fee - BILLED_LESS,
    };
    members.push(entered);
    if (plan.payment === 'unbilled') continue;
    const holds = plan.payment !== 'failed';
    const billing = await manager.save(BillingEntity, {
      tournamentId,
      accountId: contingent.accountId,
      invoiceNumber: `UJI-${n}`,
      amount: entered.billed,
      status: plan.payment,
      holds,
      ...(plan.payment === 'paid' ? { paidAt: new Date() } : {}),
      ...(holds ? {} : { rejectReason: 'Bukti tidak terbaca' }),
    });
    await manager.insert(BillingDetailEntity, {
      billingId: billing.id,
      tournamentId,
      holds,
      teamMemberId: member.id,
      tournamentMatchCategoryId: offered.find((one) => one.matchCategoryId === plan.category)?.id ?? 0,
      amount: entered.billed,
    });
    if (plan.payment === 'paid') {
      await manager.insert(ParticipantEntity, { tournamentId, teamMemberId: member.id, billingId: billing.id });
    }
  }
  return { tournamentId, members };
}
