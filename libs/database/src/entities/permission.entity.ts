// A permission: a string that a call or a screen asks for.
import { Entity, PrimaryColumn } from 'typeorm';

@Entity('permission')
export class PermissionEntity {
  @PrimaryColumn({ type: 'text' })
  name: string;
}
