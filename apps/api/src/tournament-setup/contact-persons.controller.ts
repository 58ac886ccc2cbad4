// GET, POST, PUT and DELETE /tournament-contact-persons.
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { Data, Paginated } from '@gelanggang/contract/http';
import {
  ContactPersonRequest,
  type ContactPersonRow,
  type Saved,
  SetupQuery,
} from '@gelanggang/contract/tournament-setup';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { CONTACT_PERSONS } from './setup-kinds';
import { SetupQueries } from './setup.queries';
import { SetupService } from './setup.service';

@Controller('tournament-contact-persons')
export class ContactPersonsController {
  constructor(
    private readonly entries: SetupQueries,
    private readonly setup: SetupService,
  ) {}

  @Get()
  async list(@Query() query: SetupQuery, @RequestUrl() url: string): Promise<Paginated<ContactPersonRow>> {
    const { rows, total } = await this.entries.page(CONTACT_PERSONS, query);
    return paginated(rows, total, query, url);
  }

  @Get(':id')
  async find(@Param('id', IdPipe) id: number): Promise<Data<ContactPersonRow>> {
    return { data: await this.entries.find(CONTACT_PERSONS, id) };
  }

  @Post()
  create(@Body() body: ContactPersonRequest): Promise<Saved<ContactPersonRow>> {
    return this.setup.create(CONTACT_PERSONS, body);
  }

  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: ContactPersonRequest): Promise<Saved<ContactPersonRow>> {
    return this.setup.update(CONTACT_PERSONS, id, body);
  }

  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.setup.remove(CONTACT_PERSONS, id);
  }
}
