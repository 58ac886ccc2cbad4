// A ranking over a season: its rule, as data; the table follows from it and is kept nowhere.
import { Check, Column, Entity, ForeignKey } from 'typeorm';
import type { RankingRule } from '@gelanggang/domain/ranking/ranking-rule';
import { AccountEntity } from './account.entity';
import { Versioned } from './numbered';

@Entity('ranking')
@Check('ranking_name_check', "btrim(name) <> ''")
export class RankingEntity extends Versioned {
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'jsonb' })
  rule: RankingRule;

  @Column({ type: 'boolean', default: false })
  isPublic: boolean;

  /** Who keeps it; null once that account is gone: then admins alone do. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  accountId: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;
}
