// A manager says that a contingent which the office made is theirs; the office decides.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { AccountEntity } from './account.entity';
import { ContingentEntity } from './contingent.entity';
import { Numbered } from './numbered';

@Entity('contingent_claim')
@Check('contingent_claim_outcome_check', "outcome in ('accepted', 'refused', 'withdrawn')")
@Check('contingent_claim_check', '(ended_at is null) = (outcome is null)')
@Check('contingent_claim_reason_check', "btrim(reason) <> ''")
@Index('contingent_claim_one_open', ['contingentId', 'accountId'], { unique: true, where: 'ended_at IS NULL' })
@Index(['contingentId'])
@Index(['accountId'])
export class ContingentClaimEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => ContingentEntity, { onDelete: 'CASCADE' })
  contingentId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  claimedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  outcome: 'accepted' | 'refused' | 'withdrawn' | null;

  /** In somebody's words. Refused without one: it was given to another account. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  decidedBy: number | null;
}
