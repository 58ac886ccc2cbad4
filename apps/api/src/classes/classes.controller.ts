// GET, POST, PUT and DELETE /category-classes.
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ClassesQuery, ClassRequest, type ClassRow } from '@gelanggang/contract/classes';
import type { Data, Paginated } from '@gelanggang/contract/http';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { ClassesQueries } from './classes.queries';
import { ClassesService } from './classes.service';

@Controller('category-classes')
export class ClassesController {
  constructor(
    private readonly queries: ClassesQueries,
    private readonly classes: ClassesService,
  ) {}

  @Get()
  async list(@Query() query: ClassesQuery, @RequestUrl() url: string): Promise<Paginated<ClassRow>> {
    const { rows, total } = await this.queries.page(query);
    return paginated(rows, total, query, url);
  }

  @Get(':id')
  async find(@Param('id', IdPipe) id: number): Promise<Data<ClassRow>> {
    return { data: await this.queries.find(id) };
  }

  @Post()
  create(@Body() body: ClassRequest): Promise<Saved<ClassRow>> {
    return this.classes.create(body);
  }

  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: ClassRequest): Promise<Saved<ClassRow>> {
    return this.classes.update(id, body);
  }

  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.classes.remove(id);
  }
}
