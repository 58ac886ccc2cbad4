// The secret address of a contingent's calendar.
import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ContingentEntity } from './contingent.entity';

@Entity('contingent_calendar')
@Check('contingent_calendar_token_check', "token ~ '^[A-Za-z0-9_-]{43}$'")
@Unique(['token'])
export class ContingentCalendarEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => ContingentEntity, { onDelete: 'CASCADE' })
  contingentId: number;

  /** 256 bits in base64url. */
  @Column({ type: 'text' })
  token: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
