// What the events within a category are called in each rule set; kept by a trigger of `rule_set`.
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RuleSetEntity } from './rule-set.entity';

@Entity('rule_set_nomor')
@Index(['key'])
export class RuleSetNomorEntity {
  @PrimaryColumn({ type: 'text' })
  @ForeignKey(() => RuleSetEntity, { onUpdate: 'CASCADE', onDelete: 'CASCADE' })
  ruleSet: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  name: string;
}
