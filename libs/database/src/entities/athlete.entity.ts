// A person in the register of an account, whatever they are entered in; entries name them by the account and the NIK.
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Gender } from '@gelanggang/domain/words/genders';
import { numeric } from '../numeric';
import { AccountEntity } from './account.entity';
import { CountryEntity } from './country.entity';
import { DistrictEntity } from './district.entity';
import { ProvinceEntity } from './province.entity';
import { SubdistrictEntity } from './subdistrict.entity';
import { WardEntity } from './ward.entity';

@Entity('athlete')
@Check('athlete_name_check', "btrim(name) <> ''")
@Check('athlete_gender_check', "gender in ('male', 'female')")
@Check('athlete_body_weight_check', 'body_weight > 0')
@Check('athlete_body_height_check', 'body_height > 0')
@Check('athlete_blood_type_check', "blood_type in ('A', 'B', 'AB', 'O')")
@Check('athlete_nik_check', "nik ~ '^[1-9][0-9]{15}$'")
@Check('athlete_family_card_number_check', "family_card_number ~ '^[0-9]{16}$'")
@Unique(['accountId', 'nik'])
export class AthleteEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  birthPlace: string;

  @Column({ type: 'date' })
  birthDate: string;

  @Column({ type: 'text' })
  gender: Gender;

  /** kg; the last that was told. */
  @Column({ type: 'numeric', nullable: true, precision: 5, scale: 2, transformer: numeric })
  bodyWeight: number | null;

  @Column({ type: 'numeric', nullable: true, precision: 5, scale: 2, transformer: numeric })
  bodyHeight: number | null;

  @Column({ type: 'text', nullable: true })
  bloodType: 'A' | 'B' | 'AB' | 'O' | null;

  @Column({ type: 'text' })
  nik: string;

  @Column({ type: 'text', nullable: true })
  familyCardNumber: string | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => CountryEntity)
  countryId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ProvinceEntity)
  provinceId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => DistrictEntity)
  districtId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => SubdistrictEntity)
  subdistrictId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => WardEntity)
  wardId: number | null;

  @Column({ type: 'text', default: '' })
  address: string;

  @Column({ type: 'text', nullable: true })
  documents: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
