// Makes, changes and removes menus, each in one transaction with its event, so that open pages follow at once.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { MenuRequest, MenuRow, SavedMenuAnswer } from '@gelanggang/contract/navigation';
import {
  isMenuAddress,
  menuAddress,
  menuPlaceFault,
  OPENS_CHILDREN,
  type MenuPlaceFault,
  type PlacedMenu,
} from '@gelanggang/domain/navigation/menu-place';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { refuseOutdated } from '../http/changed-meanwhile';
import { conflict, invalid, notFound } from '../http/refusals';
import { MenusQueries } from './menus.queries';
import { navigationSentences } from './sentences';

const PLACE_FAULTS: Readonly<Record<MenuPlaceFault, [field: string, said: Sentence]>> = {
  'parent-missing': ['parent_id', navigationSentences.parentMissing],
  'parent-below': ['parent_id', navigationSentences.parentBelow],
  'parent-type': ['parent_id', navigationSentences.parentType],
  'children-type': ['type', navigationSentences.childrenType],
};

type Values = [name: string, parentId: number | null, order: number, type: string, url: string, ...(string | null)[]];

@Injectable()
export class MenusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly menus: MenusQueries,
  ) {}

  create(body: MenuRequest): Promise<SavedMenuAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const values = valuesOf(body, await lockMenus(manager), null);
      const [made] = await manager.query<[{ id: number }]>(
        `insert into menu (name, parent_id, "order", type, url, icon, permission_name)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        values,
      );
      emit(streams.site, 'menu.changed', { menu_id: made.id });
      return this.saved(manager, made.id, MESSAGES.menuCreated);
    });
  }

  update(id: number, body: MenuRequest): Promise<SavedMenuAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const menus = await lockMenus(manager);
      const before = requireMenu(menus, id);
      refuseOutdated(body.version, (await this.load(manager, id)).version);
      const values = valuesOf(body, menus, before);
      await manager.query(
        `update menu set name = $1, parent_id = $2, "order" = $3, type = $4, url = $5, icon = $6, permission_name = $7
         where id = $8`,
        [...values, id],
      );
      emit(streams.site, 'menu.changed', { menu_id: id });
      return this.saved(manager, id, MESSAGES.menuUpdated);
    });
  }

  remove(id: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const menus = await lockMenus(manager);
      requireMenu(menus, id);
      const children = menus.filter((menu) => menu.parentId === id).map((menu) => menu.name);
      if (children.length > 0) {
        throw conflict(navigationSentences.hasSubmenus(children.join(', ')));
      }
      await manager.query('delete from menu where id = $1', [id]);
      emit(streams.site, 'menu.changed', { menu_id: id });
      return { message: MESSAGES.menuDeleted };
    });
  }

  private async saved(manager: EntityManager, id: number, message: string): Promise<SavedMenuAnswer> {
    return { message, data: await this.load(manager, id) };
  }

  private async load(manager: EntityManager, id: number): Promise<MenuRow> {
    const menu = await this.menus.byId(id, manager);
    if (!menu) throw notFound(navigationSentences.notFound);
    return menu;
  }
}

interface LockedMenu extends PlacedMenu {
  name: string;
  url: string;
  icon: string | null;
  permission: string | null;
}

/** Two moves at once could each be right and close a circle together, so that writers of menus take turns. */
async function lockMenus(manager: EntityManager): Promise<LockedMenu[]> {
  await manager.query('lock table menu in share row exclusive mode');
  return manager.query<LockedMenu[]>(
    `select id, name, parent_id as "parentId", type, url, icon, permission_name as permission
     from menu order by "order", id`,
  );
}

function requireMenu(menus: readonly LockedMenu[], id: number): LockedMenu {
  const found = menus.find((menu) => menu.id === id);
  if (!found) throw notFound(navigationSentences.notFound);
  return found;
}

/** Address, icon and permission are not the specification's: who leaves them out keeps them. */
function valuesOf(body: MenuRequest, menus: readonly LockedMenu[], before: LockedMenu | null): Values {
  const { name, parent_id: parentId = null, order = 0, type = 'public' } = body;
  const { icon = before?.icon ?? null, permission = before?.permission ?? null } = body;
  const fault = menuPlaceFault(menus, { id: before?.id ?? null, parentId, type });
  if (fault) {
    const [field, said] = PLACE_FAULTS[fault];
    throw invalid({ [field]: [said] });
  }
  // the dashboard's own address is '': sent back as it came, it stays
  const isKept = body.url === undefined || (body.url === before?.url && type === before.type);
  const url = isKept ? (before?.url ?? OPENS_CHILDREN) : menuAddress(type, body.url ?? '');
  if (!isMenuAddress(type, url)) {
    const { adminAddress, publicAddress } = navigationSentences;
    throw invalid({ url: [type === 'admin' ? adminAddress : publicAddress] });
  }
  if (type === 'public' && permission !== null) {
    throw invalid({ permission: [navigationSentences.publicForAll] });
  }
  // pressed twice, a form makes one menu
  const isTwin = (menu: LockedMenu) =>
    menu.name === name && menu.parentId === parentId && menu.type === type && menu.url === url;
  if (menus.some((menu) => menu.id !== before?.id && isTwin(menu)))
    throw invalid({ name: [navigationSentences.stands] });
  return [name, parentId, order, type, url, icon, permission];
}
