// A match (partai), or one performance in seni mode default.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import { Versioned } from './numbered';
import { PoolEntity } from './pool.entity';
import { PoolUnitEntity } from './pool-unit.entity';
import { TournamentArenaEntity } from './tournament-arena.entity';

@Entity('match')
@Check('match_kind_check', "kind in ('tanding', 'seni')")
@Check('match_mode_check', "mode in ('default', 'battle')")
@Check('match_round_check', 'round > 0')
@Check('match_position_check', 'position > 0')
@Check('match_corner_check', "corner in ('blue', 'red')")
@Check('match_blue_state_check', "blue_state in ('unit', 'tbd', 'bye')")
@Check('match_red_state_check', "red_state in ('unit', 'tbd', 'bye')")
@Check('match_next_corner_check', "next_corner in ('blue', 'red')")
@Check('match_loser_corner_check', "loser_corner in ('blue', 'red')")
@Check('match_status_check', "status in ('scheduled', 'called', 'ongoing', 'finished', 'walkover')")
@Check('match_check', "(blue_state = 'unit') = (blue_unit_id is not null)")
@Check('match_check1', "(red_state = 'unit') = (red_unit_id is not null)")
@Check('match_check2', "blue_state <> 'bye' or red_state <> 'bye'")
@Check('match_check3', "round = 1 or (blue_state <> 'bye' and red_state <> 'bye')")
@Check('match_check4', 'blue_unit_id <> red_unit_id')
@Check('match_check5', '(next_match_id is null) = (next_corner is null)')
@Check('match_check6', '(loser_match_id is null) = (loser_corner is null)')
@Check('match_check7', "status <> 'ongoing' or arena_id is not null")
@Check('match_check8', "(kind = 'seni' and mode = 'battle') = (battle_group is not null)")
@Check('match_check9', '(battle_group is null) = (corner is null)')
@Unique(['poolId', 'round', 'position', 'corner'])
@Unique(['id', 'tournamentId'])
@Unique(['id', 'poolId'])
@Index('match_one_ongoing_per_arena', ['arenaId'], { unique: true, where: "status = 'ongoing'" })
@Index(['poolId'])
@Index(['tournamentId', 'status'])
@Index(['nextMatchId'])
@Index(['blueUnitId'])
@Index(['redUnitId'])
@ForeignKey(() => PoolEntity, ['poolId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
@ForeignKey(() => PoolUnitEntity, ['blueUnitId', 'poolId'], ['id', 'poolId'])
@ForeignKey(() => PoolUnitEntity, ['redUnitId', 'poolId'], ['id', 'poolId'])
@ForeignKey(() => MatchEntity, ['nextMatchId', 'poolId'], ['id', 'poolId'], { deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => MatchEntity, ['loserMatchId', 'poolId'], ['id', 'poolId'], { deferrable: 'INITIALLY DEFERRED' })
@ForeignKey(() => TournamentArenaEntity, ['arenaId', 'tournamentId'], ['id', 'tournamentId'])
export class MatchEntity extends Versioned {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  poolId: number;

  @Column({ type: 'text' })
  kind: MatchKind;

  @Column({ type: 'text', default: 'battle' })
  mode: 'default' | 'battle';

  @Column({ type: 'integer' })
  round: number;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'boolean', default: false })
  isThirdPlace: boolean;

  @Column({ type: 'integer', nullable: true })
  battleGroup: number | null;

  @Column({ type: 'text', nullable: true })
  corner: Corner | null;

  @Column({ type: 'bigint', nullable: true })
  blueUnitId: number | null;

  @Column({ type: 'bigint', nullable: true })
  redUnitId: number | null;

  @Column({ type: 'text', default: 'tbd' })
  blueState: 'unit' | 'tbd' | 'bye';

  @Column({ type: 'text', default: 'tbd' })
  redState: 'unit' | 'tbd' | 'bye';

  @Column({ type: 'bigint', nullable: true })
  nextMatchId: number | null;

  @Column({ type: 'text', nullable: true })
  nextCorner: Corner | null;

  @Column({ type: 'bigint', nullable: true })
  loserMatchId: number | null;

  @Column({ type: 'text', nullable: true })
  loserCorner: Corner | null;

  @Column({ type: 'text', default: 'scheduled' })
  status: MatchStatus;

  @Column({ type: 'bigint', nullable: true })
  arenaId: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  calledAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** Since when it waits behind the others of its arena. */
  @Column({ type: 'timestamptz', nullable: true })
  skippedAt: Date | null;

  /** When the announcer told its result to the hall; of an earlier result where that is before `finishedAt`. */
  @Column({ type: 'timestamptz', nullable: true })
  announcedAt: Date | null;
}
