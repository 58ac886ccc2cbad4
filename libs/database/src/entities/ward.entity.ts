// A village or kelurahan of a subdistrict.
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SubdistrictEntity } from './subdistrict.entity';

@Entity('ward')
@Index(['subdistrictId'])
export class WardEntity {
  @PrimaryColumn({ type: 'bigint' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => SubdistrictEntity)
  subdistrictId: number;

  @Column({ type: 'text' })
  name: string;
}
