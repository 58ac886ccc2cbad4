// A ranking over a season: its rule, as data; the table follows from it and is kept nowhere.
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import type { RankingRule } from '@gelanggang/domain/ranking/ranking-rule';
import { AccountEntity } from './account.entity';

@Entity('ranking')
@Check('ranking_name_check', "btrim(name) <> ''")
export class RankingEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

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

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;
}
