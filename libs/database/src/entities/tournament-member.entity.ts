// Who works in a tournament, with the role there; a trigger keeps an owner where there was one.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MemberRole } from '@gelanggang/contract/member-roles';
import { AccountEntity } from './account.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('tournament_member')
@Check('tournament_member_role_check', "role in ('owner', 'organiser', 'treasurer', 'operator', 'staff')")
export class TournamentMemberEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  @Index()
  accountId: number;

  @Column({ type: 'text' })
  role: MemberRole;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  addedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  addedAt: Date;
}
