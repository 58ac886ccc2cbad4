// A role: a set of permissions, editable by an administrator.
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('role')
@Unique(['key'])
export class RoleEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  name: string;
}
