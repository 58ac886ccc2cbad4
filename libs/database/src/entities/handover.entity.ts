// A tournament that was given to another instance, or taken from one: the last row tells who holds it.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Fingerprints } from '@gelanggang/domain/handover/compare-copies';
import { Numbered } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('handover')
@Unique(['fileId', 'direction'])
@Index(['tournamentId', 'id'])
@Check('handover_direction_check', "direction in ('out', 'in', 'back')")
export class HandoverEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  /** The file that went or came. */
  @Column({ type: 'uuid' })
  fileId: string;

  /** 'back': taken back without what was done elsewhere. */
  @Column({ type: 'text' })
  direction: 'out' | 'in' | 'back';

  /** Of 'out': where it went, as who gave it away named the place. */
  @Column({ type: 'text', nullable: true })
  place: string | null;

  /** Of 'out': the file's name, without its folder. */
  @Column({ type: 'text', nullable: true })
  fileName: string | null;

  /** How every row stood when it was given away. */
  @Column({ type: 'jsonb', nullable: true })
  base: Fingerprints | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
