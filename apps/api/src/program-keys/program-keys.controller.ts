// /tournaments/{id}/program-keys: keys for programs, made and revoked by whoever sets the tournament up.
import { Body, Controller, Param } from '@nestjs/common';
import * as keyCalls from '@gelanggang/contract/calls/program-keys';
import { ProgramKeyRequest } from '@gelanggang/contract/program-keys';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ProgramKeysService } from './program-keys.service';

@Controller()
export class ProgramKeysController {
  constructor(private readonly keys: ProgramKeysService) {}

  @Answers(keyCalls.list)
  async list(@Param('id', IdPipe) id: number) {
    return { data: await this.keys.list(id) };
  }

  @Answers(keyCalls.make)
  make(@Param('id', IdPipe) id: number, @Body() body: ProgramKeyRequest, @CurrentAccount() account: RequestAccount) {
    return this.keys.make(id, body, account);
  }

  @Answers(keyCalls.revoke)
  revoke(@Param('id', IdPipe) id: number, @Param('keyId', IdPipe) keyId: number) {
    return this.keys.revoke(id, keyId);
  }
}
