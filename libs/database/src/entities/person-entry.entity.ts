// An entry that was confirmed to be of one person with others, over tournaments and contingents.
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';
import { TeamMemberEntity } from './team-member.entity';

@Entity('person_entry')
@Index(['personId'])
export class PersonEntryEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TeamMemberEntity, { onDelete: 'CASCADE' })
  teamMemberId: number;

  /** Of all entries of the person; random, and told to nobody. */
  @Column({ type: 'uuid' })
  personId: string;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  confirmedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  confirmedAt: Date;
}
