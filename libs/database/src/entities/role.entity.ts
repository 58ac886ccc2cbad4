// A role: a set of permissions, editable by an administrator.
import { Column, Entity, Unique } from 'typeorm';
import { Numbered } from './numbered';

@Entity('role')
@Unique(['key'])
export class RoleEntity extends Numbered {
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  name: string;
}
