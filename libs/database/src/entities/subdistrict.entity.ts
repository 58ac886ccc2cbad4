// A kecamatan of a district.
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DistrictEntity } from './district.entity';

@Entity('subdistrict')
@Index(['districtId'])
export class SubdistrictEntity {
  @PrimaryColumn({ type: 'bigint' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => DistrictEntity)
  districtId: number;

  @Column({ type: 'text' })
  name: string;
}
