// A correction that a contingent asks the office for: fields of an entry, the entry withdrawn, or a remark.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { TicketKind, TicketState } from '@gelanggang/domain/entry-check/ticket';
import { AccountEntity } from './account.entity';
import { ContingentRegistrationEntity } from './contingent-registration.entity';
import { Versioned } from './numbered';
import { TeamMemberEntity } from './team-member.entity';

@Entity('entry_ticket')
@Check('entry_ticket_kind_check', "kind in ('change', 'withdraw', 'remark')")
@Check('entry_ticket_remark_check', "kind <> 'remark' or btrim(remark) <> ''")
@Check('entry_ticket_fee_check', 'fee between 0 and 1000000000')
@Check('entry_ticket_state_check', "state in ('open', 'accepted', 'refused', 'taken-back')")
@Check('entry_ticket_check', "(state = 'open') = (decided_at is null)")
@Check('entry_ticket_reason_check', "state <> 'refused' or coalesce(btrim(reason), '') <> ''")
@Index('entry_ticket_tournament_id_idx', ['tournamentId', 'contingentId'])
@Index(['teamMemberId'])
@Index('entry_ticket_one_open', ['tournamentId', 'teamMemberId'], { unique: true, where: "state = 'open'" })
@ForeignKey(() => ContingentRegistrationEntity, ['tournamentId', 'contingentId'], ['tournamentId', 'contingentId'], {
  onDelete: 'CASCADE',
})
export class EntryTicketEntity extends Versioned {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  contingentId: number;

  /** null: about the list as a whole, or the entry is gone. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => TeamMemberEntity, { onDelete: 'SET NULL' })
  teamMemberId: number | null;

  /** Who and what the entry was when it was reported. */
  @Column({ type: 'text', default: '' })
  athlete: string;

  @Column({ type: 'text', default: '' })
  enteredAs: string;

  @Column({ type: 'text' })
  kind: TicketKind;

  @Column({ type: 'text', default: '' })
  remark: string;

  /** In rupiah; 0: asked in time. */
  @Column({ type: 'bigint', default: 0 })
  fee: number;

  @Column({ type: 'text', default: 'open' })
  state: TicketState;

  /** Why it was refused, or what the office says with its acceptance. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  createdBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  decidedBy: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;
}
