// GET and PUT /tournaments/{id}/payment-setting.
import { Body, Controller, Param } from '@nestjs/common';
import * as paymentSettingCalls from '@gelanggang/contract/calls/payment-settings';
import { PaymentSettingRequest } from '@gelanggang/contract/payment-settings';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { PaymentSettingsService } from './payment-settings.service';

@Controller()
export class PaymentSettingsController {
  constructor(private readonly settings: PaymentSettingsService) {}

  @Answers(paymentSettingCalls.read)
  async read(@Param('id', IdPipe) id: number) {
    return { data: await this.settings.read(id) };
  }

  @Answers(paymentSettingCalls.save)
  save(@Param('id', IdPipe) id: number, @Body() body: PaymentSettingRequest) {
    return this.settings.save(id, body);
  }
}
