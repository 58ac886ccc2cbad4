// That an official works at an arena for a session, and in which role; who was replaced stays with when and why.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { OfficialRole } from '@gelanggang/domain/officials/roles';
import { Numbered } from './numbered';
import { OfficialEntity } from './official.entity';
import { ScheduleEntity } from './schedule.entity';

@Entity('official_duty')
@Check(
  'official_duty_role_check',
  "role in ('chair', 'council-head', 'council', 'referee-judge', 'secretary', 'timekeeper', 'it-operator', 'announcer', 'medic', 'field')",
)
@Check('official_duty_check', '(ended_at is null) = (ended_reason is null)')
@Index('official_duty_once', ['scheduleId', 'officialId', 'role'], { unique: true, where: 'ended_at IS NULL' })
@Index(['officialId'])
@ForeignKey(() => ScheduleEntity, ['scheduleId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
@ForeignKey(() => OfficialEntity, ['officialId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
export class OfficialDutyEntity extends Numbered {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  scheduleId: number;

  @Column({ type: 'bigint' })
  officialId: number;

  @Column({ type: 'text' })
  role: OfficialRole;

  /** The planner keeps it. */
  @Column({ type: 'boolean', default: false })
  isByHand: boolean;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  endedReason: string | null;
}
