// The list of a contingent in a tournament: when its manager opened it first, and when the office reminded of it last.
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';
import { ContingentRegistrationEntity } from './contingent-registration.entity';

@Entity('entry_check_list')
@ForeignKey(() => ContingentRegistrationEntity, ['tournamentId', 'contingentId'], ['tournamentId', 'contingentId'], {
  onDelete: 'CASCADE',
})
export class EntryCheckListEntity {
  @PrimaryColumn({ type: 'bigint' })
  tournamentId: number;

  @PrimaryColumn({ type: 'bigint' })
  contingentId: number;

  @Column({ type: 'timestamptz', nullable: true })
  openedAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  openedBy: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null;

  /** The contingent that became one with it after a signature, until it is signed anew. */
  @Column({ type: 'text', nullable: true })
  mergedWith: string | null;
}
