// GET /download-document: banners and documents of tournaments, which anybody may have.
import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DocumentQuery } from '@gelanggang/contract/tournaments';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { attachment } from '../http/attachment';
import { notFound } from '../http/refusals';

/** A file is known by its id; what follows only tells its kind. */
const FILE_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.[A-Za-z0-9]{1,8})?$/;
/** The content of an id never changes. */
const CACHE = 'public, max-age=31536000, immutable';

@Controller('download-document')
export class DocumentsController {
  constructor(private readonly files: FileStore) {}

  @Get()
  byQuery(@Query() query: DocumentQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    return this.download(query.filename, reply);
  }

  @Get(':filename')
  byPath(
    @Param('filename') filename: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.download(filename, reply);
  }

  private async download(filename: string, reply: FastifyReply): Promise<StreamableFile> {
    const id = FILE_NAME.exec(filename)?.[1];
    const file = id ? await this.files.open(id) : null;
    if (!file?.isPublic) {
      file?.stream.destroy();
      throw notFound('Dokumen tidak ditemukan.');
    }
    reply.header('cache-control', CACHE);
    return new StreamableFile(file.stream, {
      type: file.contentType,
      length: file.size,
      disposition: attachment(file.name),
    });
  }
}
