// What an athlete has handed in for a tournament, and the first weigh-in before the draw.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { numeric } from '../numeric';
import { AccountEntity } from './account.entity';
import { ParticipantEntity } from './participant.entity';

@Entity('athlete_paper')
@Check('athlete_paper_first_weight_check', 'first_weight between 10 and 250')
@Index(['tournamentId'])
@ForeignKey(() => ParticipantEntity, ['participantId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
export class AthletePaperEntity {
  @PrimaryColumn({ type: 'bigint' })
  participantId: number;

  @Column({ type: 'bigint' })
  tournamentId: number;

  /** The day on the doctor's letter. */
  @Column({ type: 'date', nullable: true })
  healthLetterOn: string | null;

  /** That it was handed in, and nothing of what it says. */
  @Column({ type: 'boolean', default: false })
  hasStatement: boolean;

  @Column({ type: 'numeric', nullable: true, precision: 5, scale: 2, transformer: numeric })
  firstWeight: number | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  recordedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  recordedAt: Date;
}
