// Paying a bill by a payment service, and the service's webhook.
import { Controller, Param, Req } from '@nestjs/common';
import * as onlinePaymentCalls from '@gelanggang/contract/calls/online-payments';
import { ApiBody } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../http/answers';
import { networkOf } from '../http/client-address';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { OnlinePaymentsService } from './online-payments.service';

@Controller()
export class OnlinePaymentsController {
  constructor(private readonly payments: OnlinePaymentsService) {}

  @Answers(onlinePaymentCalls.start)
  async start(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.payments.start(id, account) };
  }

  @Answers(onlinePaymentCalls.check)
  async check(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.payments.check(id, account) };
  }

  @Answers(onlinePaymentCalls.unbilled)
  async unbilled(@Param('id', IdPipe) id: number) {
    return { data: await this.payments.unbilled(id) };
  }

  /** As the service sends it: what it may say is the adapter's matter. */
  @Answers(onlinePaymentCalls.notify)
  @ApiBody({ schema: { type: 'object' } })
  notify(@Req() request: FastifyRequest) {
    return this.payments.notified(request.body, networkOf(request.ip));
  }
}
