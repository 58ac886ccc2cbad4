// A field of a correction: what stood, what should stand, and how people read both.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { EntryField } from '@gelanggang/domain/entry-check/differences';
import { EntryTicketEntity } from './entry-ticket.entity';

@Entity('entry_ticket_change')
@Check(
  'entry_ticket_change_field_check',
  "field in ('name', 'birth_date', 'gender', 'body_weight', 'match_category_id', 'age_category_id', 'category_class_id', 'nomor', 'team_label')",
)
@Check('entry_ticket_change_check', 'from_value <> to_value')
export class EntryTicketChangeEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => EntryTicketEntity, { onDelete: 'CASCADE' })
  ticketId: number;

  @PrimaryColumn({ type: 'text' })
  field: EntryField;

  @Column({ type: 'text' })
  fromValue: string;

  @Column({ type: 'text' })
  toValue: string;

  @Column({ type: 'text' })
  fromText: string;

  @Column({ type: 'text' })
  toText: string;
}
