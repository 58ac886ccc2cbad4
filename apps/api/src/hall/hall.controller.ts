// GET /hall and its authority's certificate: all that a device needs to trust this hall's https.
import { Controller, Res, StreamableFile } from '@nestjs/common';
import * as hallCalls from '@gelanggang/contract/calls/hall';
import type { FastifyReply } from 'fastify';
import { Answers } from '../http/answers';
import { notFound } from '../http/refusals';
import { HallHttps } from './hall-https';
import { hallSentences } from './sentences';

@Controller()
export class HallController {
  constructor(private readonly https: HallHttps) {}

  @Answers(hallCalls.connection)
  connection() {
    return { data: this.https.connection() };
  }

  @Answers(hallCalls.authority)
  authority(@Res({ passthrough: true }) reply: FastifyReply): StreamableFile {
    const der = this.https.authority();
    if (!der) throw notFound(hallSentences.noOwnCertificate);
    reply.header('cache-control', 'no-cache');
    // by this type, and not as an attachment, an iPhone offers to install it; others take the name from the address
    return new StreamableFile(der, { type: 'application/x-x509-ca-cert', length: der.length, disposition: 'inline' });
  }
}
