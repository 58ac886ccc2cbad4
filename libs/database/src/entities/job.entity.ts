// A background job; this table decides what is to be done.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { Wording } from '@gelanggang/domain/words/languages';
import { AccountEntity } from './account.entity';
import { FileEntity } from './file.entity';
import { Numbered } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('job')
@Check('job_status_check', "status in ('queued', 'running', 'done', 'failed', 'cancelled')")
@Check('job_attempt_check', 'attempt > 0')
@Check('job_progress_check', 'progress between 0 and 100')
@Check('job_wording_check', "wording in ('default', 'id', 'en', 'ms')")
@Check('job_check', "(status in ('done', 'failed', 'cancelled')) = (finished_at is not null)")
@Index('job_one_of_a_kind', { synchronize: false })
@Index('job_one_auto_generate', ['tournamentId'], {
  unique: true,
  where: "(status = ANY (ARRAY['queued', 'running'])) AND (kind = 'auto-generate')",
})
@Index('job_one_auto_schedule', ['tournamentId'], {
  unique: true,
  where: "(status = ANY (ARRAY['queued', 'running'])) AND (kind = 'auto-schedule')",
})
@Index('job_one_for_everybody', { synchronize: false })
@Index('job_takes_a_list_once', { synchronize: false })
@Index('job_for_everybody_idx', { synchronize: false })
@Index('job_account_id_idx', { synchronize: false })
@Index(['finishedAt'])
@Index('job_open_idx', ['status'], { where: "status = ANY (ARRAY['queued', 'running'])" })
export class JobEntity extends Numbered {
  @Column({ type: 'text' })
  kind: string;

  @Column({ type: 'jsonb', default: '{}' })
  params: unknown;

  /** Null: it makes a file for everybody. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number | null;

  @Column({ type: 'text', default: 'queued' })
  status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

  @Column({ type: 'integer', default: 1 })
  attempt: number;

  @Column({ type: 'integer', default: 0 })
  progress: number;

  @Column({ type: 'text', default: '' })
  progressText: string;

  @Column({ type: 'jsonb', nullable: true })
  result: unknown;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey(() => FileEntity, { onDelete: 'SET NULL' })
  fileId: string | null;

  /** Of a list: what its account saw when the file was made (`Seen`). */
  @Column({ type: 'jsonb', nullable: true })
  seen: unknown;

  @Column({ type: 'text', nullable: true })
  error: string | null;

  /** Failed since what it was to write did not fit. */
  @Column({ type: 'boolean', default: false })
  lacksRoom: boolean;

  /** Of the request that asked for it, as the log names it. */
  @Column({ type: 'text', nullable: true })
  requestId: string | null;

  /** In which what it makes is worded; null: as the specification words it. */
  @Column({ type: 'text', nullable: true })
  wording: Wording | null;

  @Column({ type: 'timestamptz', nullable: true })
  cancelRequestedAt: Date | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}
