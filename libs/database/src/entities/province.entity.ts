// A province; its id is the code of the registry of regions.
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('province')
export class ProvinceEntity {
  @PrimaryColumn({ type: 'bigint' })
  id: number;

  @Column({ type: 'text' })
  name: string;
}
