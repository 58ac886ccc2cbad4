// A paper of an athlete in the register: the photo, the birth certificate, the doctor's letter with its day.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { RegisterPaper } from '@gelanggang/domain/athletes/register-papers';
import { AthleteEntity } from './athlete.entity';
import { FileEntity } from './file.entity';

@Entity('athlete_file')
@Check('athlete_file_kind_check', "kind in ('photo', 'birth-certificate', 'health-letter')")
@Check('athlete_file_check', "(kind = 'health-letter') = (dated_on is not null)")
@Index(['fileId'])
export class AthleteFileEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => AthleteEntity, { onDelete: 'CASCADE' })
  athleteId: number;

  @PrimaryColumn({ type: 'text' })
  kind: RegisterPaper;

  @Column({ type: 'uuid' })
  @ForeignKey(() => FileEntity, { onDelete: 'CASCADE' })
  fileId: string;

  /** The day on the doctor's letter. */
  @Column({ type: 'date', nullable: true })
  datedOn: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  addedAt: Date;
}
