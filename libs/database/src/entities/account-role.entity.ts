// Which account has which role.
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';
import { RoleEntity } from './role.entity';

@Entity('account_role')
export class AccountRoleEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => RoleEntity)
  roleId: number;
}
