// Match categories with the ids that spec 2 §5 fixes, and the kinds of championship, each admitting all of them.
import { MATCH_CATEGORIES } from '@gelanggang/domain/words/labels';
import type { EntityManager } from 'typeorm';
import { ChampionshipCategoryEntity } from '../entities/championship-category.entity';
import { ChampionshipMatchCategoryEntity } from '../entities/championship-match-category.entity';
import { MatchCategoryEntity } from '../entities/match-category.entity';
import { takeUnseeded } from './seeded-keys';

const CHAMPIONSHIPS = ['Prestasi', 'Pemasalan'];

export async function loadCategories(manager: EntityManager): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(MatchCategoryEntity)
    .values([...MATCH_CATEGORIES])
    .orIgnore()
    .execute();
  for (const name of await takeUnseeded(manager, 'championship-categories', CHAMPIONSHIPS)) {
    const { id } = await manager.save(ChampionshipCategoryEntity, { name });
    await manager.insert(
      ChampionshipMatchCategoryEntity,
      MATCH_CATEGORIES.map((category) => ({ championshipCategoryId: id, matchCategoryId: category.id })),
    );
  }
}
