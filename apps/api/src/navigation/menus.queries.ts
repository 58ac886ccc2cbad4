// Reads menus: those that an account or a visitor may see, and all of them for who edits them.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MenuAnswer, MenuRow } from '@gelanggang/contract/navigation';
import { likePattern } from '../http/like-pattern';

export type VisibleMenu = Omit<MenuAnswer, 'children'>;

const COLUMNS = `m.id, m.name, m.url, m.icon, m."order", m.type, m.parent_id, p.name as parent_name,
  m.permission_name as permission`;
const FROM = 'from menu m left join menu p on p.id = m.parent_id';
const BY_ORDER = 'order by m.type, m."order", m.id';

@Injectable()
export class MenusQueries {
  constructor(private readonly dataSource: DataSource) {}

  visibleTo(permissions: ReadonlySet<string>): Promise<VisibleMenu[]> {
    return this.dataSource.query(
      `select id, name, url, icon, "order", parent_id from menu
       where type = 'admin' and (permission_name is null or permission_name = any($1::text[]))
       order by "order", id`,
      [[...permissions]],
    );
  }

  visibleToAll(): Promise<VisibleMenu[]> {
    return this.dataSource.query(
      `select id, name, url, icon, "order", parent_id from menu where type = 'public' order by "order", id`,
    );
  }

  async page(
    search: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: MenuRow[]; total: number }> {
    const where = `where ($1 = '%%' or m.name ilike $1 or m.url ilike $1)`;
    const pattern = likePattern(search);
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from menu m ${where}`,
      [pattern],
    );
    const rows = await this.dataSource.query<MenuRow[]>(
      `select ${COLUMNS} ${FROM} ${where} ${BY_ORDER} limit $2 offset $3`,
      [pattern, limit, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  all(): Promise<MenuRow[]> {
    return this.dataSource.query(`select ${COLUMNS} ${FROM} ${BY_ORDER}`);
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<MenuRow | null> {
    const rows = await manager.query<MenuRow[]>(`select ${COLUMNS} ${FROM} where m.id = $1`, [id]);
    return rows[0] ?? null;
  }
}
