// A contingent: a team that enters tournaments, owned by the account that made it.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Located } from './person';

@Entity('contingent')
@Check('contingent_name_check', "btrim(name) <> ''")
@Index(['accountId'])
@Index('contingent_name_text_idx', { synchronize: false })
export class ContingentEntity extends Located {
  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity)
  accountId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  picName: string;

  @Column({ type: 'text' })
  picPhone: string;

  @Column({ type: 'text' })
  picEmail: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
