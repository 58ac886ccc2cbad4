// GET /menus: the sidebar of the account that asks.
import { Controller, Get } from '@nestjs/common';
import type { MenuAnswer } from '@gelanggang/contract/navigation';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { menuTree } from './menus.mapper';
import { MenusQueries } from './menus.queries';

@Controller('menus')
export class MenusController {
  constructor(private readonly menus: MenusQueries) {}

  @Get()
  async list(@CurrentAccount() account: RequestAccount): Promise<MenuAnswer[]> {
    return menuTree(await this.menus.visibleTo(account.permissions));
  }
}
