// Paid participants of a seni event for tests: contingents with so many athletes, and their team labels.
import type { EntityManager } from 'typeorm';
import type { Gender } from '@gelanggang/domain/words/genders';
import { AgeCategoryEntity } from '../entities/age-category.entity';
import { BillingDetailEntity } from '../entities/billing-detail.entity';
import { BillingEntity } from '../entities/billing.entity';
import type { ContingentEntity } from '../entities/contingent.entity';
import { ParticipantEntity } from '../entities/participant.entity';
import { TournamentMatchCategoryEntity } from '../entities/tournament-match-category.entity';
import { makeContingent, makeTeamMember } from './factories';

export interface SeniEntrants {
  tournamentId: number;
  matchCategoryId: number;
  gender: Gender;
  /** Of one contingent each: a team label per athlete, or how many athletes without one. */
  contingents: (number | (string | null)[])[];
  /** An age category of its own when left out. */
  ageCategoryId?: number;
  /** The event within the category; none when left out. */
  nomor?: string;
}

let last = 0;

export async function makePaidSeni(
  manager: EntityManager,
  { tournamentId, matchCategoryId, gender, contingents: wanted, ageCategoryId: given, nomor = '' }: SeniEntrants,
): Promise<{ ageCategoryId: number; contingents: ContingentEntity[]; participants: ParticipantEntity[] }> {
  const ageCategoryId =
    given ?? (await manager.save(AgeCategoryEntity, { name: `Usia Seni ${++last}`, upToYears: 35 })).id;
  const event = { tournamentId, matchCategoryId };
  const offered =
    (await manager.findOneBy(TournamentMatchCategoryEntity, event)) ??
    (await manager.save(TournamentMatchCategoryEntity, { ...event, registrationFee: 250_000 }));
  const contingents: ContingentEntity[] = [];
  const participants: ParticipantEntity[] = [];
  for (const one of wanted) {
    const labels = typeof one === 'number' ? Array.from({ length: one }, () => null) : one;
    const contingent = await makeContingent(manager, { tournamentId });
    contingents.push(contingent);
    const billing = await manager.save(BillingEntity, {
      tournamentId,
      accountId: contingent.accountId,
      invoiceNumber: `UJI-SENI-${contingent.id}`,
      amount: offered.registrationFee * labels.length,
      status: 'paid' as const,
      paidAt: new Date(),
    });
    for (const teamLabel of labels) {
      const member = await makeTeamMember(manager, {
        contingentId: contingent.id,
        matchCategoryId,
        gender,
        ageCategoryId,
        teamLabel,
        nomor,
      });
      await manager.insert(BillingDetailEntity, {
        billingId: billing.id,
        tournamentId,
        holds: true,
        teamMemberId: member.id,
        tournamentMatchCategoryId: offered.id,
        amount: offered.registrationFee,
      });
      participants.push(
        await manager.save(ParticipantEntity, { tournamentId, teamMemberId: member.id, billingId: billing.id }),
      );
    }
  }
  return { ageCategoryId, contingents, participants };
}
