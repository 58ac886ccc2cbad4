// Paid participants of a seni event for tests: contingents with so many athletes, and their team labels.
import type { EntityManager } from 'typeorm';
import type { Gender } from '@gelanggang/domain/words/genders';
import { AgeCategoryEntity } from '../entities/age-category.entity';
import type { ContingentEntity } from '../entities/contingent.entity';
import type { ParticipantEntity } from '../entities/participant.entity';
import { TournamentMatchCategoryEntity } from '../entities/tournament-match-category.entity';
import { makePaidContingents } from './paid-participants';

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
  const lists = wanted.map((one) =>
    (typeof one === 'number' ? Array.from({ length: one }, () => null) : one).map((teamLabel) => ({
      ...{ matchCategoryId, gender, ageCategoryId, teamLabel, nomor },
    })),
  );
  return { ageCategoryId, ...(await makePaidContingents(manager, offered, 'UJI-SENI', lists)) };
}
