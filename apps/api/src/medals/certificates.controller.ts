// What certificates say, and the public check of one by its number.
import { Body, Controller, Param } from '@nestjs/common';
import * as certificateCalls from '@gelanggang/contract/calls/certificates';
import { CertificateSettingRequest } from '@gelanggang/contract/certificates';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { CertificatesService } from './certificates.service';

@Controller()
export class CertificatesController {
  constructor(private readonly service: CertificatesService) {}

  @Answers(certificateCalls.setting)
  async setting(@Param('id', IdPipe) id: number) {
    return { data: await this.service.setting(id) };
  }

  @Answers(certificateCalls.saveSetting)
  save(@Param('id', IdPipe) id: number, @Body() body: CertificateSettingRequest) {
    return this.service.saveSetting(id, body);
  }

  @Answers(certificateCalls.check)
  async check(@Param('number') number: string) {
    return { data: await this.service.check(number) };
  }
}
