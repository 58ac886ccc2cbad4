// The menus as an administrator edits them, and those of the public header (spec 1 §2 "Navigation list", §7).
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as menuCalls from '@gelanggang/contract/calls/menus';
import * as navigationMenuCalls from '@gelanggang/contract/calls/navigation-menus';
import { MenuRequest } from '@gelanggang/contract/navigation';
import { PageQuery } from '@gelanggang/contract/page-query';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { FromMemory } from '../http/last-known';
import { limitOf } from '../http/pagination';
import { notFound } from '../http/refusals';
import { menuTree } from './menus.mapper';
import { MenusQueries } from './menus.queries';
import { MenusService } from './menus.service';
import { navigationSentences } from './sentences';

@Controller()
export class NavigationMenusController {
  constructor(
    private readonly menus: MenusQueries,
    private readonly service: MenusService,
  ) {}

  @Answers(navigationMenuCalls.list)
  async list(@Query() query: PageQuery) {
    const { rows, total } = await this.menus.page(query.search, limitOf(query));
    return {
      current_page: query.page,
      total_pages: Math.max(1, Math.ceil(total / query.perPage)),
      per_page: query.perPage,
      total,
      data: rows,
    };
  }

  @Answers(navigationMenuCalls.all)
  all() {
    return this.menus.all();
  }

  @Answers(menuCalls.ofPublicHeader)
  @FromMemory()
  async ofPublicHeader() {
    return menuTree(await this.menus.visibleToAll());
  }

  @Answers(navigationMenuCalls.read)
  async read(@Param('id', IdPipe) id: number) {
    const data = await this.menus.byId(id);
    if (!data) throw notFound(navigationSentences.notFound);
    return { data };
  }

  @Answers(navigationMenuCalls.create)
  create(@Body() body: MenuRequest) {
    return this.service.create(body);
  }

  @Answers(navigationMenuCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: MenuRequest) {
    return this.service.update(id, body);
  }

  @Answers(navigationMenuCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.service.remove(id);
  }
}
