// An event that a ranking counts: a tournament of this installation, or an old event. It goes with either.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { EventLevel } from '@gelanggang/domain/past-events/levels';
import { Numbered } from './numbered';
import { PastEventEntity } from './past-event.entity';
import { RankingEntity } from './ranking.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('ranking_source')
@Check('ranking_source_check', 'num_nonnulls(ranked_tournament_id, past_event_id) = 1')
@Check('ranking_source_level_check', "level in ('club', 'district', 'province', 'national', 'international')")
@Unique(['rankingId', 'rankedTournamentId'])
@Unique(['rankingId', 'pastEventId'])
export class RankingSourceEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => RankingEntity, { onDelete: 'CASCADE' })
  rankingId: number;

  /** Not `tournament_id`: a ranking is no part of the tournament, and goes to no hall with it. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  rankedTournamentId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PastEventEntity, { onDelete: 'CASCADE' })
  pastEventId: number | null;

  @Column({ type: 'text' })
  level: EventLevel;
}
