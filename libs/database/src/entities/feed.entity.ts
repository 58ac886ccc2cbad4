// The open log of a tournament, and how far of its events it has read.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TournamentEntity } from './tournament.entity';

@Entity('feed')
@Check('feed_salt_check', "salt ~ '^[0-9a-f]{64}$'")
@Check('feed_read_seq_check', 'read_seq >= 0')
export class FeedEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  /** Secret: what binds names in the log is made with it, so that a name which is taken back cannot be guessed from it. */
  @Column({ type: 'text' })
  salt: string;

  /** The event of its stream up to which the log tells everything. */
  @Column({ type: 'bigint', default: 0 })
  readSeq: number;
}
