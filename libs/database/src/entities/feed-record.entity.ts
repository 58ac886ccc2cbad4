// A record of a tournament's open log: appended, never changed.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { FeedEntity } from './feed.entity';

@Entity('feed_record')
@Check('feed_record_number_check', 'number > 0')
@Check('feed_record_hash_check', "hash ~ '^[0-9a-f]{64}$'")
@Index(['tournamentId', 'key', 'number'])
export class FeedRecordEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => FeedEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  /** From 1 without a gap. */
  @PrimaryColumn({ type: 'integer' })
  number: number;

  /** Of what it tells. */
  @Column({ type: 'text' })
  key: string;

  /** As it is hashed and served. No name of a person stands in it. */
  @Column({ type: 'text' })
  line: string;

  @Column({ type: 'text' })
  hash: string;
}
