// Which role holds which permission.
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PermissionEntity } from './permission.entity';
import { RoleEntity } from './role.entity';

@Entity('role_permission')
export class RolePermissionEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => RoleEntity, { onDelete: 'CASCADE' })
  roleId: number;

  @PrimaryColumn({ type: 'text' })
  @ForeignKey(() => PermissionEntity, { onDelete: 'CASCADE', onUpdate: 'CASCADE' })
  permissionName: string;
}
