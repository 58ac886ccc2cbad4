// The menus as an administrator edits them, and those of the public header (spec 1 §2 "Navigation list", §7).
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import {
  type MenuAnswer,
  type MenuListAnswer,
  MenuRequest,
  type MenuRow,
  type SavedMenuAnswer,
} from '@gelanggang/contract/navigation';
import { PageQuery } from '@gelanggang/contract/page-query';
import { IdPipe } from '../http/id.pipe';
import { FromMemory } from '../http/last-known';
import { limitOf } from '../http/pagination';
import { notFound } from '../http/refusals';
import { menuTree } from './menus.mapper';
import { MenusQueries } from './menus.queries';
import { MenusService } from './menus.service';

@Controller('navigation-menus')
export class NavigationMenusController {
  constructor(
    private readonly menus: MenusQueries,
    private readonly service: MenusService,
  ) {}

  @Get()
  async list(@Query() query: PageQuery): Promise<MenuListAnswer> {
    const { rows, total } = await this.menus.page(query.search, limitOf(query));
    return {
      current_page: query.page,
      total_pages: Math.max(1, Math.ceil(total / query.perPage)),
      per_page: query.perPage,
      total,
      data: rows,
    };
  }

  @Get('fetch-all')
  all(): Promise<MenuRow[]> {
    return this.menus.all();
  }

  @Get('public')
  @FromMemory()
  async ofPublicHeader(): Promise<MenuAnswer[]> {
    return menuTree(await this.menus.visibleToAll());
  }

  @Get(':id')
  async read(@Param('id', IdPipe) id: number): Promise<Data<MenuRow>> {
    const data = await this.menus.byId(id);
    if (!data) throw notFound('Menu tidak ditemukan.');
    return { data };
  }

  @Post()
  create(@Body() body: MenuRequest): Promise<SavedMenuAnswer> {
    return this.service.create(body);
  }

  @Put(':id')
  @HttpCode(200)
  update(@Param('id', IdPipe) id: number, @Body() body: MenuRequest): Promise<SavedMenuAnswer> {
    return this.service.update(id, body);
  }

  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.service.remove(id);
  }
}
