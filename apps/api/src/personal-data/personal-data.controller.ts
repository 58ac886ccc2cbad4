// GET /personal-data, /personal-data/{id}/export and POST /personal-data/{id}/erase.
import { Body, Controller, Get, Header, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import { type ErasedAnswer, ErasePersonalDataRequest, type PersonalDataRow } from '@gelanggang/contract/personal-data';
import { attachment } from '../http/attachment';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { PersonalDataQueries } from './personal-data.queries';
import { PersonalDataService } from './personal-data.service';

@Controller('personal-data')
export class PersonalDataController {
  constructor(
    private readonly queries: PersonalDataQueries,
    private readonly service: PersonalDataService,
  ) {}

  @Get()
  async list(): Promise<Data<PersonalDataRow[]>> {
    return { data: await this.queries.list() };
  }

  @Get(':id/export')
  @Header('cache-control', 'private, no-store')
  async export(@Param('id', IdPipe) id: number): Promise<StreamableFile> {
    const whole = await this.queries.whole(id);
    if (!whole) throw notFound('Kejuaraan tidak ditemukan.');
    const content = Buffer.from(JSON.stringify(whole, null, 2));
    return new StreamableFile(content, {
      type: 'application/json',
      length: content.length,
      disposition: attachment(`data-pribadi-${id}.json`),
    });
  }

  @Post(':id/erase')
  @HttpCode(200)
  erase(
    @Param('id', IdPipe) id: number,
    @Body() { confirmation }: ErasePersonalDataRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<ErasedAnswer> {
    return this.service.erase(id, confirmation, account.id);
  }
}
