// One result of an old event, as its list prints it: names and contingents are texts, tied to no account and no athlete.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Gender } from '@gelanggang/domain/words/genders';
import { Numbered } from './numbered';
import { PastEventEntity } from './past-event.entity';

@Entity('past_result')
@Check('past_result_names_check', "names <> '{}'")
@Check('past_result_gender_check', "gender in ('male', 'female')")
@Check('past_result_place_check', 'place between 1 and 999')
@Index('past_result_text_idx', { synchronize: false })
@Unique(['pastEventId', 'key'])
export class PastResultEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => PastEventEntity, { onDelete: 'CASCADE' })
  pastEventId: number;

  /** SHA-256 of who competed in what: a list that is taken again finds its results by it. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'text', array: true })
  names: string[];

  @Column({ type: 'text' })
  contingent: string;

  @Column({ type: 'text' })
  province: string;

  @Column({ type: 'text' })
  category: string;

  @Column({ type: 'text' })
  age: string;

  @Column({ type: 'text' })
  className: string;

  @Column({ type: 'text', nullable: true })
  gender: Gender | null;

  /** null: took part. */
  @Column({ type: 'integer', nullable: true })
  place: number | null;

  /** Names and contingent, for searches. */
  @Column({ type: 'text' })
  searched: string;
}
