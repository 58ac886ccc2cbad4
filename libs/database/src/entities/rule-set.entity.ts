// The rules of tanding that tournaments choose from: those that ship, and organisers' own.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import { AccountEntity } from './account.entity';

@Entity('rule_set')
@Check('rule_set_code_check', "code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check('rule_set_body_check', "jsonb_typeof(body) = 'object'")
@Check('rule_set_version_check', 'version >= 0')
export class RuleSetEntity {
  @PrimaryColumn({ type: 'text' })
  code: string;

  @Column({ type: 'jsonb' })
  body: Omit<RuleSet, 'id' | 'version'>;

  /** The next one with each change; matches keep the figures of the one they began with. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  /** Of the product: nobody changes it here. */
  @Column({ type: 'boolean', default: false })
  isShipped: boolean;

  /** Who added it, and changes it; null: nobody does any more, or it is from before this was kept. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  @Index()
  accountId: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
