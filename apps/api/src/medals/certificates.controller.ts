// What certificates say, and the public check of one by its number.
import { Body, Controller, Header, Param, Req, StreamableFile } from '@nestjs/common';
import * as certificateCalls from '@gelanggang/contract/calls/certificates';
import type { FastifyRequest } from 'fastify';
import { CERTIFICATE_PICTURE_MAX_BYTES, CertificateSettingRequest } from '@gelanggang/contract/certificates';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { readMultipart } from '../http/multipart-form';
import { CertificatePicturesService } from './certificate-pictures.service';
import { CertificatesService } from './certificates.service';
import { commonSentences } from '../http/sentences';
import { FILE, FormBody } from '../openapi/form-body';

@Controller()
export class CertificatesController {
  constructor(
    private readonly service: CertificatesService,
    private readonly pictures: CertificatePicturesService,
  ) {}

  @Answers(certificateCalls.setting)
  async setting(@Param('id', IdPipe) id: number) {
    return { data: await this.service.setting(id) };
  }

  @Answers(certificateCalls.saveSetting)
  save(@Param('id', IdPipe) id: number, @Body() body: CertificateSettingRequest) {
    return this.service.saveSetting(id, body);
  }

  @Answers(certificateCalls.picture)
  @Header('cache-control', 'private, no-store')
  async picture(@Param('id', IdPipe) id: number, @Param('slot') slot: string) {
    const { contentType, content } = await this.pictures.read(id, slot);
    return new StreamableFile(content, { type: contentType, length: content.length, disposition: 'inline' });
  }

  @Answers(certificateCalls.savePicture)
  @FormBody({ picture: FILE })
  async savePicture(
    @Param('id', IdPipe) id: number,
    @Param('slot') slot: string,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    const { file } = await readMultipart(request, {
      file: 'picture',
      maxBytes: CERTIFICATE_PICTURE_MAX_BYTES,
      tooLarge: commonSentences.pictureTooLarge,
    });
    return this.pictures.save(id, slot, file, account.id);
  }

  @Answers(certificateCalls.removePicture)
  removePicture(@Param('id', IdPipe) id: number, @Param('slot') slot: string) {
    return this.pictures.remove(id, slot);
  }

  @Answers(certificateCalls.check)
  async check(@Param('number') number: string) {
    return { data: await this.service.check(number) };
  }
}
