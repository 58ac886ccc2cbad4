// A person in the register of an account, whatever they are entered in; entries name them by the account and the NIK.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Person } from './person';

@Entity('athlete')
@Check('athlete_name_check', "btrim(name) <> ''")
@Check('athlete_gender_check', "gender in ('male', 'female')")
@Check('athlete_body_weight_check', 'body_weight > 0')
@Check('athlete_body_height_check', 'body_height > 0')
@Check('athlete_blood_type_check', "blood_type in ('A', 'B', 'AB', 'O')")
@Check('athlete_nik_check', "nik ~ '^[1-9][0-9]{15}$'")
@Check('athlete_family_card_number_check', "family_card_number ~ '^[0-9]{16}$'")
@Unique(['accountId', 'nik'])
export class AthleteEntity extends Person {
  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
