// Reads the menu entries whose permission an account holds.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MenuAnswer } from '@gelanggang/contract/navigation';

export type MenuRow = Omit<MenuAnswer, 'children'>;

@Injectable()
export class MenusQueries {
  constructor(private readonly dataSource: DataSource) {}

  visibleTo(permissions: ReadonlySet<string>): Promise<MenuRow[]> {
    return this.dataSource.query(
      `select id, name, url, icon, "order", parent_id from menu
       where permission_name is null or permission_name = any($1::text[])
       order by "order", id`,
      [[...permissions]],
    );
  }
}
