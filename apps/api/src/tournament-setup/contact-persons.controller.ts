// GET, POST, PUT and DELETE /tournament-contact-persons.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as contactPersonCalls from '@gelanggang/contract/calls/contact-persons';
import { ContactPersonRequest, SetupQuery } from '@gelanggang/contract/tournament-setup';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { CONTACT_PERSONS } from './setup-kinds';
import { SetupQueries } from './setup.queries';
import { SetupService } from './setup.service';

@Controller()
export class ContactPersonsController {
  constructor(
    private readonly entries: SetupQueries,
    private readonly setup: SetupService,
  ) {}

  @Answers(contactPersonCalls.list)
  async list(@Query() query: SetupQuery, @RequestUrl() url: string, @CurrentAccount() { rights }: RequestAccount) {
    const { rows, total } = await this.entries.page(
      CONTACT_PERSONS,
      query,
      rights.tournamentsWith('manage tournament'),
    );
    return paginated(rows, total, query, url);
  }

  @Answers(contactPersonCalls.read)
  async find(@Param('id', IdPipe) id: number) {
    return { data: await this.entries.find(CONTACT_PERSONS, id) };
  }

  @Answers(contactPersonCalls.create)
  create(@Body() body: ContactPersonRequest) {
    return this.setup.create(CONTACT_PERSONS, body);
  }

  @Answers(contactPersonCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: ContactPersonRequest) {
    return this.setup.update(CONTACT_PERSONS, id, body);
  }

  @Answers(contactPersonCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.setup.remove(CONTACT_PERSONS, id);
  }
}
