// A contingent: a team that enters tournaments, owned by the account that made it.
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from './account.entity';
import { CountryEntity } from './country.entity';
import { DistrictEntity } from './district.entity';
import { ProvinceEntity } from './province.entity';
import { SubdistrictEntity } from './subdistrict.entity';
import { WardEntity } from './ward.entity';

@Entity('contingent')
@Check('contingent_name_check', "btrim(name) <> ''")
@Index(['accountId'])
@Index('contingent_name_text_idx', { synchronize: false })
export class ContingentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

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

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
