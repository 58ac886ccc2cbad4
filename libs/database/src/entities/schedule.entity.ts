// One arena, one day, one session with ordered matches.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { Versioned } from './numbered';
import { TournamentEntity } from './tournament.entity';
import { TournamentArenaEntity } from './tournament-arena.entity';

@Entity('schedule')
@Check('schedule_kind_check', "kind in ('tanding', 'seni')")
@Check('schedule_mode_check', "mode in ('default', 'battle')")
@Check('schedule_check', 'end_time > start_time')
@Unique(['id', 'tournamentId'])
@Index('schedule_tournament_id_idx', ['tournamentId', 'scheduledDate', 'tournamentArenaId'])
@ForeignKey(() => TournamentArenaEntity, ['tournamentArenaId', 'tournamentId'], ['id', 'tournamentId'])
export class ScheduleEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity)
  tournamentId: number;

  @Column({ type: 'bigint' })
  tournamentArenaId: number;

  @Column({ type: 'text' })
  kind: MatchKind;

  @Column({ type: 'text', nullable: true })
  mode: 'default' | 'battle' | null;

  @Column({ type: 'date' })
  scheduledDate: string;

  @Column({ type: 'time', precision: 0 })
  startTime: string;

  @Column({ type: 'time', nullable: true, precision: 0 })
  endTime: string | null;

  @Column({ type: 'text', default: '' })
  note: string;

  /** Of its matches, first round first; none when it is not said. */
  @Column({ type: 'text', array: true, default: '{}' })
  roundLabels: string[];

  @Column({ type: 'boolean', default: false })
  isDraft: boolean;

  /** When it first stood in public; changes after this are marked. */
  @Column({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null;

  /** A new draw has taken matches out of it. */
  @Column({ type: 'boolean', default: false })
  needsRebuild: boolean;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
