// GET /menus: the sidebar of the account that asks.
import { Controller } from '@nestjs/common';
import * as menuCalls from '@gelanggang/contract/calls/menus';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { menuTree } from './menus.mapper';
import { MenusQueries } from './menus.queries';

@Controller()
export class MenusController {
  constructor(private readonly menus: MenusQueries) {}

  @Answers(menuCalls.list)
  async list(@CurrentAccount() account: RequestAccount) {
    return menuTree(await this.menus.visibleTo(account.rights.anywhere()));
  }
}
