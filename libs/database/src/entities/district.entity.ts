// A regency or city (kabupaten, kota) of a province.
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProvinceEntity } from './province.entity';

@Entity('district')
@Index(['provinceId'])
export class DistrictEntity {
  @PrimaryColumn({ type: 'bigint' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => ProvinceEntity)
  provinceId: number;

  @Column({ type: 'text' })
  name: string;
}
