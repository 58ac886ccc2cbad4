// When a tournament wants the athletes' papers, and whether it weighs before the draw.
import { Column, Entity } from 'typeorm';
import { TournamentSetting } from './tournament-setting';

@Entity('paper_setting')
export class PaperSettingEntity extends TournamentSetting {
  /** null: the day before the start. */
  @Column({ type: 'date', nullable: true })
  dueOn: string | null;

  /** null: only the scales of each day. */
  @Column({ type: 'date', nullable: true })
  firstWeighInOn: string | null;
}
