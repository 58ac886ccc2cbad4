// A big screen of the hall: known by the code it shows, named and aimed from the desk.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { DisplayShow } from '@gelanggang/contract/displays';
import { Numbered } from './numbered';
import { PoolEntity } from './pool.entity';
import { TournamentArenaEntity } from './tournament-arena.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('display')
@Check('display_code_check', "code ~ '^[A-HJKMNP-Z2-9]{5}$'")
@Check(
  'display_shows_check',
  "show in ('code', 'wall', 'arena', 'schedule', 'bracket', 'medals', 'message', 'sponsors', 'auto')",
)
@Check('display_named_check', "name <> '' or show = 'code'")
@Check('display_tournament_check', "show = 'code' or tournament_id is not null")
@Check('display_aim_check', "(arena_id is null or show in ('arena', 'auto')) and (pool_id is null or show = 'bracket')")
@Check('display_size_check', 'width > 0 and height > 0')
@Unique(['code'])
@Index('display_unnamed_idx', ['seenAt'], { where: "name = ''" })
export class DisplayEntity extends Numbered {
  @Column({ type: 'text' })
  code: string;

  /** Empty until the desk takes it in. */
  @Column({ type: 'text', default: '' })
  name: string;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number | null;

  @Column({ type: 'text', default: 'code' })
  show: DisplayShow;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => TournamentArenaEntity, { onDelete: 'SET NULL' })
  arenaId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PoolEntity, { onDelete: 'SET NULL' })
  poolId: number | null;

  @Column({ type: 'text', default: '' })
  message: string;

  /** In CSS pixels, as the screen said last. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  seenAt: Date;
}
