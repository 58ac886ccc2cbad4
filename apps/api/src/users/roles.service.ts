// Changes what a role may do, in one transaction with its row in the audit log.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { RoleAnswer, RoleRequest } from '@gelanggang/contract/users';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { tellSessionsChanged } from '@gelanggang/database/queries/session.queries';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { RequestAccount } from '../http/current-account';
import { refuseOutdated } from '../http/changed-meanwhile';
import { notFound } from '../http/refusals';
import { lockAdministration, requireAdminLeft } from './admin-lock';
import { UsersQueries } from './users.queries';
import { usersSentences } from './sentences';
import { usersTexts } from './texts';

@Injectable()
export class RolesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersQueries,
  ) {}

  update(id: number, body: RoleRequest, by: RequestAccount): Promise<{ message: string; data: RoleAnswer }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockAdministration(manager);
      const before = await this.load(manager, id);
      refuseOutdated(body.version, before.version);
      await manager.query('update role set name = $2 where id = $1', [id, body.name]);
      await manager.query('delete from role_permission where role_id = $1', [id]);
      await manager.query('insert into role_permission (role_id, permission_name) select $1, unnest($2::text[])', [
        id,
        body.permissions,
      ]);
      await requireAdminLeft(manager);
      const holders = await manager.query<{ account_id: number }[]>(
        'select account_id from account_role where role_id = $1',
        [id],
      );
      await tellSessionsChanged(
        manager,
        holders.map((holder) => holder.account_id),
      );
      emit(streams.site, 'permissions.changed', { role_id: id });
      const data = await this.load(manager, id);
      await writeAudit(manager, {
        accountId: by.id,
        action: 'role.updated',
        subjectType: 'role',
        subjectId: id,
        detail: {
          before: { name: before.name, permissions: before.permissions },
          after: { name: data.name, permissions: data.permissions },
        },
      });
      return { message: usersTexts.roleChanged, data };
    });
  }

  private async load(manager: EntityManager, id: number): Promise<RoleAnswer> {
    const role = (await this.users.roles(manager)).find((one) => one.id === id);
    if (!role) throw notFound(usersSentences.roleNotFound);
    return role;
  }
}
