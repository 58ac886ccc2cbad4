// A sponsor's picture, shown on big screens in turn with the others of its tournament.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { FileEntity } from './file.entity';
import { Numbered } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('sponsor_picture')
@Check('sponsor_picture_name_check', "name <> ''")
@Check('sponsor_picture_seconds_check', 'seconds between 3 and 120')
// two of them change places within one transaction
@Unique(['tournamentId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Unique(['fileId'])
export class SponsorPictureEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'uuid' })
  @ForeignKey(() => FileEntity)
  fileId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'integer' })
  seconds: number;

  @Column({ type: 'integer' })
  position: number;
}
