// When a tournament wants the athletes' papers, and whether it weighs before the draw.
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TournamentEntity } from './tournament.entity';

@Entity('paper_setting')
export class PaperSettingEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  /** null: the day before the start. */
  @Column({ type: 'date', nullable: true })
  dueOn: string | null;

  /** null: only the scales of each day. */
  @Column({ type: 'date', nullable: true })
  firstWeighInOn: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;
}
