// An event that was held before this installation, or elsewhere: its results are read, never played on.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { EventLevel } from '@gelanggang/domain/past-events/levels';
import { AccountEntity } from './account.entity';
import { Versioned } from './numbered';

@Entity('past_event')
@Check('past_event_name_check', "btrim(name) <> ''")
@Check('past_event_level_check', "level in ('club', 'district', 'province', 'national', 'international')")
@Check('past_event_check', 'end_date >= start_date')
@Unique(['name', 'startDate'])
export class PastEventEntity extends Versioned {
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  place: string;

  @Column({ type: 'text' })
  level: EventLevel;

  @Column({ type: 'date' })
  startDate: string;

  @Column({ type: 'date' })
  endDate: string;

  /** Who keeps it; null once that account is gone: then admins alone do. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  accountId: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;
}
