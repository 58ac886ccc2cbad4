// GET and POST /handovers: a tournament goes to the hall and comes home, from the browser.
import { Body, Controller, Header, Param, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as handoverCalls from '@gelanggang/contract/calls/handover';
import { GiveRequest, TakeRequest } from '@gelanggang/contract/handover';
import { Answers } from '../http/answers';
import { attachment } from '../http/attachment';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { HandoverService } from './handover.service';
import { FILE, FormBody } from '../openapi/form-body';

@Controller()
export class HandoverController {
  constructor(private readonly handover: HandoverService) {}

  @Answers(handoverCalls.list)
  async list() {
    return { data: await this.handover.list() };
  }

  @Answers(handoverCalls.give)
  give(@Param('id', IdPipe) id: number, @Body() body: GiveRequest) {
    return this.handover.give(id, body);
  }

  @Answers(handoverCalls.file)
  @Header('cache-control', 'private, no-store')
  async file(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const { stream, name, length } = await this.handover.open(id, account);
    return new StreamableFile(stream, { type: 'application/gzip', length, disposition: attachment(name) });
  }

  @Answers(handoverCalls.takeBack)
  takeBack(@Param('id', IdPipe) id: number) {
    return this.handover.takeBack(id);
  }

  @Answers(handoverCalls.read)
  @FormBody({ file: FILE }, { required: ['file'] })
  async read(@Req() request: FastifyRequest) {
    return { data: await this.handover.read(request) };
  }

  @Answers(handoverCalls.take)
  take(@Body() { upload, overwrite }: TakeRequest) {
    return this.handover.take(upload, overwrite);
  }
}
