// What is told of a person, in the register and in each of its entries, and where somebody lives or belongs.
import { Column, ForeignKey } from 'typeorm';
import type { Gender } from '@gelanggang/domain/words/genders';
import { numeric } from '../numeric';
import { CountryEntity } from './country.entity';
import { DistrictEntity } from './district.entity';
import { Versioned } from './numbered';
import { ProvinceEntity } from './province.entity';
import { SubdistrictEntity } from './subdistrict.entity';
import { WardEntity } from './ward.entity';

export abstract class Located extends Versioned {
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
}

export abstract class Person extends Located {
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  birthPlace: string;

  @Column({ type: 'date' })
  birthDate: string;

  @Column({ type: 'text' })
  gender: Gender;

  /** kg, as it was told last; null: not told, which only seni allows. */
  @Column({ type: 'numeric', nullable: true, precision: 5, scale: 2, transformer: numeric })
  bodyWeight: number | null;

  /** cm */
  @Column({ type: 'numeric', nullable: true, precision: 5, scale: 2, transformer: numeric })
  bodyHeight: number | null;

  @Column({ type: 'text', nullable: true })
  bloodType: 'A' | 'B' | 'AB' | 'O' | null;

  @Column({ type: 'text' })
  nik: string;

  @Column({ type: 'text', nullable: true })
  familyCardNumber: string | null;

  @Column({ type: 'text', nullable: true })
  documents: string | null;
}
