// Whose entry is disqualified for doping, drawn or not: a new draw makes its unit anew, and takes nothing of it away.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';
import { TeamMemberEntity } from './team-member.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('disqualified_entry')
@Check('disqualified_entry_reason_check', "reason <> ''")
export class DisqualifiedEntryEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TeamMemberEntity, { onDelete: 'CASCADE' })
  @Index()
  teamMemberId: number;

  /** For the office alone. */
  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  recordedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  recordedAt: Date;
}
