// Match categories with the ids that spec 2 §5 fixes, and the kinds of championship, each admitting all of them.
import type { EntityManager } from 'typeorm';
import { ChampionshipCategoryEntity } from '../entities/championship-category.entity';
import { ChampionshipMatchCategoryEntity } from '../entities/championship-match-category.entity';
import { MatchCategoryEntity } from '../entities/match-category.entity';
import { takeUnseeded } from './seeded-keys';

const MATCH_CATEGORIES = [
  { id: 1, key: 'tanding', name: 'Tanding', kind: 'tanding', unitSize: 1 },
  { id: 2, key: 'seni_tunggal', name: 'Tunggal', kind: 'seni', unitSize: 1 },
  { id: 3, key: 'seni_ganda', name: 'Ganda', kind: 'seni', unitSize: 2 },
  { id: 4, key: 'seni_regu', name: 'Regu', kind: 'seni', unitSize: 3 },
  { id: 5, key: 'solo_kreatif', name: 'Solo Kreatif', kind: 'seni', unitSize: 1 },
] as const;

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
