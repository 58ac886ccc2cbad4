// A country; its id is the ISO 3166-1 number.
import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity('country')
@Check('country_code_check', "code ~ '^[A-Z]{2}$'")
@Unique(['code'])
export class CountryEntity {
  @PrimaryColumn({ type: 'bigint' })
  id: number;

  @Column({ type: 'text' })
  countryName: string;

  @Column({ type: 'text' })
  code: string;
}
