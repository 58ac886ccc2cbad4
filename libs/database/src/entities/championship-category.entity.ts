// A kind of championship: Prestasi, Pemasalan.
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('championship_category')
@Unique(['name'])
export class ChampionshipCategoryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  name: string;
}
