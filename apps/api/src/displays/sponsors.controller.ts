// The calls of a tournament's sponsors' pictures.
import { Body, Controller, Param, Req } from '@nestjs/common';
import * as sponsorCalls from '@gelanggang/contract/calls/sponsors';
import type { FastifyRequest } from 'fastify';
import { SPONSOR_MAX_BYTES, SponsorOrderRequest, SponsorRequest } from '@gelanggang/contract/sponsors';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { readMultipart } from '../http/multipart-form';
import { createValidationPipe } from '../http/validation.pipe';
import { SponsorsService } from './sponsors.service';
import { commonSentences } from '../http/sentences';
import { FILE, FormBody } from '../openapi/form-body';

const pipe = createValidationPipe();

@Controller()
export class SponsorsController {
  constructor(private readonly service: SponsorsService) {}

  @Answers(sponsorCalls.list)
  async list(@Param('id', IdPipe) id: number) {
    return { data: await this.service.list(id) };
  }

  @Answers(sponsorCalls.add)
  @FormBody({
    picture: FILE,
    name: { type: 'string', maxLength: 80 },
    seconds: { type: 'integer' },
  })
  async add(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    const { fields, file } = await readMultipart(request, {
      file: 'picture',
      maxBytes: SPONSOR_MAX_BYTES,
      tooLarge: commonSentences.pictureTooLarge,
    });
    const body = (await pipe.transform(fields, { type: 'body', metatype: SponsorRequest })) as SponsorRequest;
    return this.service.add(id, body, file, account.id);
  }

  @Answers(sponsorCalls.order)
  order(@Param('id', IdPipe) id: number, @Body() body: SponsorOrderRequest) {
    return this.service.order(id, body);
  }

  @Answers(sponsorCalls.update)
  update(@Param('id', IdPipe) id: number, @Param('sponsorId', IdPipe) sponsorId: number, @Body() body: SponsorRequest) {
    return this.service.update(id, sponsorId, body);
  }

  @Answers(sponsorCalls.remove)
  remove(@Param('id', IdPipe) id: number, @Param('sponsorId', IdPipe) sponsorId: number) {
    return this.service.remove(id, sponsorId);
  }
}
