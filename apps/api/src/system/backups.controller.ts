// GET, POST and DELETE /system/backups: backups from the browser.
import { Controller, Header, Param, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as backupCalls from '@gelanggang/contract/calls/backups';
import { Answers } from '../http/answers';
import { attachment } from '../http/attachment';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { BackupUploads } from './backup-uploads';
import { BackupsService } from './backups.service';
import { FILE, FormBody } from '../openapi/form-body';

@Controller()
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly uploads: BackupUploads,
  ) {}

  @Answers(backupCalls.list)
  async list() {
    return { data: await this.backups.list() };
  }

  @Answers(backupCalls.make)
  make() {
    return this.backups.make();
  }

  @Answers(backupCalls.download)
  @Header('cache-control', 'private, no-store')
  async download(@Param('name') name: string, @CurrentAccount() account: RequestAccount) {
    const { stream, length } = await this.backups.open(name, account);
    return new StreamableFile(stream, {
      type: 'application/x-tar',
      length,
      disposition: attachment(`gelanggang-${name}.tar`),
    });
  }

  @Answers(backupCalls.check)
  check(@Param('name') name: string) {
    return this.backups.check(name);
  }

  @Answers(backupCalls.checkFile)
  @FormBody({ file: FILE }, { required: ['file'] })
  async checkFile(@Req() request: FastifyRequest) {
    return { data: await this.uploads.check(request) };
  }

  @Answers(backupCalls.remove)
  remove(@Param('name') name: string) {
    return this.backups.remove(name);
  }
}
