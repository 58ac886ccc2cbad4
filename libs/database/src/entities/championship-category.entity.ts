// A kind of championship: Prestasi, Pemasalan.
import { Column, Entity, Unique } from 'typeorm';
import { Numbered } from './numbered';

@Entity('championship_category')
@Unique(['name'])
export class ChampionshipCategoryEntity extends Numbered {
  @Column({ type: 'text' })
  name: string;
}
