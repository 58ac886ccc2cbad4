// A tournament that is a rehearsal, of whom, and the account that holds its contingents, athletes and bills.
import type { KeptSentence } from '@gelanggang/domain/words/sentences';
import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('rehearsal')
@Check('rehearsal_check', 'ready_at is null or fault is null')
@Unique(['accountId'])
@Unique(['managerId'])
export class RehearsalEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  /** Who made it: one at a time. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  accountId: number | null;

  /** Nobody's, without a password: it goes with the rehearsal. */
  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity)
  managerId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  begunAt: Date;

  /** Everything stands. */
  @Column({ type: 'timestamptz', nullable: true })
  readyAt: Date | null;

  /** Why it could not be made. One of before keeps its words. */
  @Column({ type: 'jsonb', nullable: true })
  fault: KeptSentence | string | null;
}
