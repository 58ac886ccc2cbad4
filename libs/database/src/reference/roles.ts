// Permissions and roles of the contract; what an administrator changed in a role stays as it is.
import { PERMISSIONS, ROLES } from '@gelanggang/contract/permissions';
import type { EntityManager } from 'typeorm';

export async function loadRoles(manager: EntityManager): Promise<void> {
  const known = new Set(
    (await manager.query<{ name: string }[]>('select name from permission')).map((row) => row.name),
  );
  await manager.query('insert into permission (name) select unnest($1::text[]) on conflict do nothing', [PERMISSIONS]);
  for (const [key, { name, permissions }] of Object.entries(ROLES)) {
    const [made] = await manager.query<{ id: number }[]>(
      'insert into role (key, name) values ($1, $2) on conflict (key) do nothing returning id',
      [key, name],
    );
    // a role that exists gains only permissions that are new to the product: nobody can have removed those
    const granted = made ? permissions : permissions.filter((permission) => !known.has(permission));
    await manager.query(
      `insert into role_permission (role_id, permission_name)
       select role.id, unnest($2::text[]) from role where role.key = $1 on conflict do nothing`,
      [key, granted],
    );
  }
}
