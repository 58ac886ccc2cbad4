// GET /personal-data, /personal-data/{id}/export and POST /personal-data/{id}/erase.
import { Body, Controller, Header, Param, StreamableFile } from '@nestjs/common';
import * as personalDataCalls from '@gelanggang/contract/calls/personal-data';
import { ErasePersonalDataRequest } from '@gelanggang/contract/personal-data';
import { Answers } from '../http/answers';
import { attachment } from '../http/attachment';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { PersonalDataQueries } from './personal-data.queries';
import { PersonalDataService } from './personal-data.service';
import { thingSentences } from '../http/sentences';

@Controller()
export class PersonalDataController {
  constructor(
    private readonly queries: PersonalDataQueries,
    private readonly service: PersonalDataService,
  ) {}

  @Answers(personalDataCalls.list)
  async list() {
    return { data: await this.queries.list() };
  }

  @Answers(personalDataCalls.handOut)
  @Header('cache-control', 'private, no-store')
  async export(@Param('id', IdPipe) id: number) {
    const whole = await this.queries.whole(id);
    if (!whole) throw notFound(thingSentences.event);
    const content = Buffer.from(JSON.stringify(whole, null, 2));
    return new StreamableFile(content, {
      type: 'application/json',
      length: content.length,
      disposition: attachment(`data-pribadi-${id}.json`),
    });
  }

  @Answers(personalDataCalls.erase)
  erase(
    @Param('id', IdPipe) id: number,
    @Body() { confirmation }: ErasePersonalDataRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.service.erase(id, confirmation, account.id);
  }
}
