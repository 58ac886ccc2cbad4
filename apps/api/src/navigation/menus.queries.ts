// Reads menus: those that an account or a visitor may see, and all of them for who edits them.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MenuRow } from '@gelanggang/contract/navigation';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import { menuName } from '@gelanggang/database/reference/menu-names';
import { versionOfContent } from '../http/changed-meanwhile';
import { type VisibleMenu, withChildren } from './menus.mapper';

type Row = Omit<MenuRow, 'children' | 'version'>;

const COLUMNS = `m.id, m.name, m.url, m.icon, m."order", m.type, m.parent_id, p.name as parent_name,
  m.permission_name as permission`;
const FROM = 'from menu m left join menu p on p.id = m.parent_id';
const BY_ORDER = 'order by m.type, m."order", m.id';

@Injectable()
export class MenusQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Called as the account's language calls them. */
  async visibleTo(permissions: ReadonlySet<string>): Promise<VisibleMenu[]> {
    const found = await this.dataSource.query<VisibleMenu[]>(
      `select id, name, url, icon, "order", type, parent_id from menu
       where type = 'admin' and (permission_name is null or permission_name = any($1::text[]))
       order by "order", id`,
      [[...permissions]],
    );
    return found.map((menu) => ({ ...menu, name: menuName(menu.name) }));
  }

  visibleToAll(): Promise<VisibleMenu[]> {
    return this.dataSource.query(
      `select id, name, url, icon, "order", type, parent_id from menu where type = 'public' order by "order", id`,
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
    const found = await this.dataSource.query<{ id: number }[]>(
      `select m.id from menu m ${where} ${BY_ORDER} limit $2 offset $3`,
      [pattern, limit, offset],
    );
    const menus = new Map((await this.all()).map((menu) => [menu.id, menu]));
    // one that is removed between the two questions is no longer on the page
    const rows = found.flatMap(({ id }) => menus.get(id) ?? []);
    return { rows, total: counted?.total ?? 0 };
  }

  /** Every menu, each with all below it. */
  async all(manager: EntityManager = this.dataSource.manager): Promise<MenuRow[]> {
    const rows = await manager.query<Row[]>(`select ${COLUMNS} ${FROM} ${BY_ORDER}`);
    return withChildren(rows.map((row) => ({ ...row, version: versionOf(row) })));
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<MenuRow | null> {
    return (await this.all(manager)).find((menu) => menu.id === id) ?? null;
  }
}

const versionOf = ({ name, url, icon, order, type, parent_id: parentId, permission }: Row): number =>
  versionOfContent([name, url, icon, order, type, parentId, permission]);
