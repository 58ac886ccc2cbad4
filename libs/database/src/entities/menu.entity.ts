// An entry of the admin sidebar or of the public header.
import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { Numbered } from './numbered';
import { PermissionEntity } from './permission.entity';

@Entity('menu')
@Check('menu_name_check', "btrim(name) <> ''")
@Check('menu_type_check', "type in ('public', 'admin')")
@Check('menu_check', 'parent_id <> id')
export class MenuEntity extends Numbered {
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => MenuEntity, { onDelete: 'RESTRICT' })
  parentId: number | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', nullable: true })
  icon: string | null;

  @Column({ type: 'integer', default: 0 })
  order: number;

  @Column({ type: 'text', default: 'public' })
  type: 'public' | 'admin';

  @Column({ type: 'text', nullable: true })
  @ForeignKey(() => PermissionEntity, { onUpdate: 'CASCADE' })
  permissionName: string | null;
}
