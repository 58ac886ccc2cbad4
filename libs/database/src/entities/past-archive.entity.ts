// The open feed of an archive from which an old event came: its files as they were signed, for whoever checks them again.
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PastEventEntity } from './past-event.entity';

@Entity('past_archive')
export class PastArchiveEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => PastEventEntity, { onDelete: 'CASCADE' })
  pastEventId: number;

  /** SHA-256 of the public key that signed it. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'integer' })
  records: number;

  /** Of the last record. */
  @Column({ type: 'text' })
  hash: string;

  /** The folder `feed`, as a zip file. */
  @Column({ type: 'bytea' })
  files: Buffer;

  /** The matches by event, as the page shows them. */
  @Column({ type: 'jsonb' })
  matches: object;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  checkedAt: Date;
}
