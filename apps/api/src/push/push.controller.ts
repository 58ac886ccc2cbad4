// GET /push/key, PUT /push/subscriptions, POST /push/unsubscribe: a device needs no account.
import { Body, Controller, Ip } from '@nestjs/common';
import * as pushCalls from '@gelanggang/contract/calls/push';
import { PushAddressRequest, PushSubscriptionRequest } from '@gelanggang/contract/push';
import { Answers } from '../http/answers';
import { PushService } from './push.service';

@Controller()
export class PushController {
  constructor(private readonly service: PushService) {}

  @Answers(pushCalls.key)
  async key() {
    return { data: await this.service.key() };
  }

  @Answers(pushCalls.subscribe)
  subscribe(@Body() body: PushSubscriptionRequest, @Ip() address: string) {
    return this.service.subscribe(body, address);
  }

  @Answers(pushCalls.unsubscribe)
  unsubscribe(@Body() body: PushAddressRequest) {
    return this.service.unsubscribe(body);
  }
}
