// A word of entry lists that an account once gave a meaning: a heading, or what stands in a column.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';

@Entity('list_word')
@Check('list_word_kind_check', `kind = ANY (ARRAY['heading'::text, 'word'::text])`)
export class ListWordEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  @PrimaryColumn({ type: 'text' })
  kind: string;

  /** Of a word the column that it stands in; of a heading ''. */
  @PrimaryColumn({ type: 'text' })
  ofColumn: string;

  /** As lists write it, without case, dots and doubled spaces. */
  @PrimaryColumn({ type: 'text' })
  written: string;

  @Column({ type: 'text' })
  meaning: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  usedAt: Date;
}
