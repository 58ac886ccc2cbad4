// Paid participants for tests of the draw and of what follows it, contingent by contingent.
import type { EntityManager } from 'typeorm';
import { BillingDetailEntity } from '../entities/billing-detail.entity';
import { BillingEntity } from '../entities/billing.entity';
import type { ContingentEntity } from '../entities/contingent.entity';
import { ParticipantEntity } from '../entities/participant.entity';
import type { TeamMemberEntity } from '../entities/team-member.entity';
import { TournamentMatchCategoryEntity } from '../entities/tournament-match-category.entity';
import { makeContingent, makeTeamMember } from './factories';

interface PaidParticipants {
  contingents: ContingentEntity[];
  /** In order of id, contingent after contingent. */
  participants: ParticipantEntity[];
}

/** Of each list a registered contingent with one paid bill of these athletes; `invoice`: with what its number begins. */
export async function makePaidContingents(
  manager: EntityManager,
  offered: Pick<TournamentMatchCategoryEntity, 'id' | 'tournamentId' | 'registrationFee'>,
  invoice: string,
  lists: readonly (readonly Partial<TeamMemberEntity>[])[],
): Promise<PaidParticipants> {
  const { tournamentId, registrationFee } = offered;
  const contingents: ContingentEntity[] = [];
  const participants: ParticipantEntity[] = [];
  for (const athletes of lists) {
    const contingent = await makeContingent(manager, { tournamentId });
    contingents.push(contingent);
    const billing = await manager.save(BillingEntity, {
      tournamentId,
      accountId: contingent.accountId,
      invoiceNumber: `${invoice}-${contingent.id}`,
      amount: registrationFee * athletes.length,
      status: 'paid' as const,
      paidAt: new Date(),
    });
    for (const { categoryClassId, ...athlete } of athletes) {
      const member = await makeTeamMember(manager, {
        ...athlete,
        contingentId: contingent.id,
        ...(categoryClassId ? { categoryClassId } : {}),
      });
      await manager.insert(BillingDetailEntity, {
        billingId: billing.id,
        tournamentId,
        holds: true,
        teamMemberId: member.id,
        tournamentMatchCategoryId: offered.id,
        amount: registrationFee,
      });
      participants.push(
        await manager.save(ParticipantEntity, { tournamentId, teamMemberId: member.id, billingId: billing.id }),
      );
    }
  }
  return { contingents, participants };
}

/** Of tanding: one contingent per number in `contingentSizes`, each with so many athletes of the class. */
export async function makePaidParticipants(
  manager: EntityManager,
  options: { tournamentId: number; classId: number; contingentSizes: number[] },
): Promise<PaidParticipants> {
  const { tournamentId, classId: categoryClassId, contingentSizes } = options;
  const offered = await manager.findOneByOrFail(TournamentMatchCategoryEntity, { tournamentId, matchCategoryId: 1 });
  const lists = contingentSizes.map((size) => Array.from({ length: size }, () => ({ categoryClassId })));
  return makePaidContingents(manager, offered, 'UJI', lists);
}
