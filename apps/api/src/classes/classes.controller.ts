// GET, POST, PUT and DELETE /category-classes.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as classCalls from '@gelanggang/contract/calls/classes';
import { ClassesQuery, ClassRequest } from '@gelanggang/contract/classes';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { ClassesQueries } from './classes.queries';
import { ClassesService } from './classes.service';

@Controller()
export class ClassesController {
  constructor(
    private readonly queries: ClassesQueries,
    private readonly classes: ClassesService,
  ) {}

  @Answers(classCalls.list)
  async list(@Query() query: ClassesQuery, @RequestUrl() url: string) {
    const { rows, total } = await this.queries.page(query);
    return paginated(rows, total, query, url);
  }

  @Answers(classCalls.read)
  async find(@Param('id', IdPipe) id: number) {
    return { data: await this.queries.find(id) };
  }

  @Answers(classCalls.create)
  create(@Body() body: ClassRequest) {
    return this.classes.create(body);
  }

  @Answers(classCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: ClassRequest) {
    return this.classes.update(id, body);
  }

  @Answers(classCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.classes.remove(id);
  }
}
