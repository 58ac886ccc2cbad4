// The last seq of an event stream.
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('stream')
@Check('stream_seq_check', 'seq > 0')
export class StreamEntity {
  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'bigint' })
  seq: number;
}
