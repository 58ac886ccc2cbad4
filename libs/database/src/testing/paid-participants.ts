// A class full of paid participants for tests of the draw and of what follows it.
import type { EntityManager } from 'typeorm';
import { BillingDetailEntity } from '../entities/billing-detail.entity';
import { BillingEntity } from '../entities/billing.entity';
import type { ContingentEntity } from '../entities/contingent.entity';
import { ParticipantEntity } from '../entities/participant.entity';
import { TournamentMatchCategoryEntity } from '../entities/tournament-match-category.entity';
import { makeContingent, makeTeamMember } from './factories';

export interface PaidParticipants {
  contingents: ContingentEntity[];
  /** In order of id, contingent after contingent. */
  participants: ParticipantEntity[];
}

/** One registered contingent with one paid bill per number in `contingentSizes`, each with so many athletes. */
export async function makePaidParticipants(
  manager: EntityManager,
  options: { tournamentId: number; classId: number; contingentSizes: number[] },
): Promise<PaidParticipants> {
  const { tournamentId, classId } = options;
  const offered = await manager.findOneByOrFail(TournamentMatchCategoryEntity, { tournamentId, matchCategoryId: 1 });
  const contingents: ContingentEntity[] = [];
  const participants: ParticipantEntity[] = [];
  for (const size of options.contingentSizes) {
    const contingent = await makeContingent(manager, { tournamentId });
    contingents.push(contingent);
    const billing = await manager.save(BillingEntity, {
      tournamentId,
      accountId: contingent.accountId,
      invoiceNumber: `UJI-${contingent.id}`,
      amount: offered.registrationFee * size,
      status: 'paid' as const,
      paidAt: new Date(),
    });
    for (let n = 0; n < size; n++) {
      const member = await makeTeamMember(manager, { contingentId: contingent.id, categoryClassId: classId });
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
  return { contingents, participants };
}
