// One event of the log; its seq has no gap within its stream.
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { StreamEntity } from './stream.entity';

@Entity('event')
@Index(['at'])
export class EventEntity {
  @PrimaryColumn({ type: 'text' })
  @ForeignKey(() => StreamEntity)
  stream: string;

  @PrimaryColumn({ type: 'bigint' })
  seq: number;

  @Column({ type: 'text' })
  type: string;

  @Column({ type: 'jsonb' })
  data: unknown;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
