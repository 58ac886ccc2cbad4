// Ages, match lengths and classes of the preset "IPSI 2025"; an age category that people changed or removed stays so.
import { IPSI_2025 } from '@gelanggang/domain/athletes/ipsi-2025';
import type { EntityManager } from 'typeorm';
import { AgeCategoryEntity } from '../entities/age-category.entity';
import { CategoryClassEntity } from '../entities/category-class.entity';
import { takeUnseeded } from './seeded-keys';

export async function loadIpsiClasses(manager: EntityManager): Promise<void> {
  const fresh = await takeUnseeded(
    manager,
    'ipsi-2025',
    IPSI_2025.map((age) => age.name),
  );
  for (const [position, { classes, ...age }] of IPSI_2025.entries()) {
    if (!fresh.has(age.name) || (await manager.existsBy(AgeCategoryEntity, { name: age.name }))) continue;
    const { id: ageCategoryId } = await manager.save(AgeCategoryEntity, { ...age, position: position + 1 });
    await manager.insert(
      CategoryClassEntity,
      classes.map((each, index) => ({ ...each, ageCategoryId, position: index + 1 })),
    );
  }
}
