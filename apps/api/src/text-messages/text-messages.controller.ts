// The site's gateway for messages to phones, and the number to which an account wants them.
import { Body, Controller } from '@nestjs/common';
import * as textMessageCalls from '@gelanggang/contract/calls/text-messages';
import { MessageGatewayRequest, OwnPhoneRequest, PhoneCodeRequest } from '@gelanggang/contract/text-messages';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { MessageGatewayService } from './message-gateway.service';
import { OwnPhoneService } from './own-phone.service';

@Controller()
export class TextMessagesController {
  constructor(
    private readonly gateways: MessageGatewayService,
    private readonly phones: OwnPhoneService,
  ) {}

  @Answers(textMessageCalls.gateway)
  async gateway() {
    return { data: await this.gateways.read() };
  }

  @Answers(textMessageCalls.saveGateway)
  saveGateway(@Body() body: MessageGatewayRequest, @CurrentAccount() account: RequestAccount) {
    return this.gateways.save(body, account.id);
  }

  @Answers(textMessageCalls.removeGateway)
  removeGateway(@CurrentAccount() account: RequestAccount) {
    return this.gateways.remove(account.id);
  }

  @Answers(textMessageCalls.ownPhone)
  async ownPhone(@CurrentAccount() account: RequestAccount) {
    return { data: await this.phones.read(account) };
  }

  @Answers(textMessageCalls.askPhone)
  askPhone(@Body() body: OwnPhoneRequest, @CurrentAccount() account: RequestAccount) {
    return this.phones.ask(body.phone, account);
  }

  @Answers(textMessageCalls.confirmPhone)
  confirmPhone(@Body() body: PhoneCodeRequest, @CurrentAccount() account: RequestAccount) {
    return this.phones.confirm(body.code, account);
  }

  @Answers(textMessageCalls.removePhone)
  removePhone(@CurrentAccount() account: RequestAccount) {
    return this.phones.remove(account);
  }
}
