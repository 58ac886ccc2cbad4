// GET /download-document: banners and documents of tournaments, which anybody may have.
import { Controller, Param, Query, Res, StreamableFile } from '@nestjs/common';
import * as documentCalls from '@gelanggang/contract/calls/documents';
import type { FastifyReply } from 'fastify';
import { DocumentQuery } from '@gelanggang/contract/tournaments';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { Answers } from '../http/answers';
import { attachment } from '../http/attachment';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { seesDraft } from '../http/draft-doors';
import { notFound } from '../http/refusals';
import { TournamentsQueries } from './tournaments.queries';
import { tournamentsSentences } from './sentences';

/** A file is known by its id; what follows only tells its kind. */
const FILE_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.[A-Za-z0-9]{1,8})?$/;
/** The content of an id never changes. */
const CACHE = 'public, max-age=31536000, immutable';

@Controller()
export class DocumentsController {
  constructor(
    private readonly files: FileStore,
    private readonly tournaments: TournamentsQueries,
  ) {}

  @Answers(documentCalls.byQuery)
  byQuery(
    @Query() query: DocumentQuery,
    @CurrentAccount() account: RequestAccount | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.download(query.filename, account, reply);
  }

  @Answers(documentCalls.byPath)
  byPath(
    @Param('filename') filename: string,
    @CurrentAccount() account: RequestAccount | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.download(filename, account, reply);
  }

  private async download(
    filename: string,
    account: RequestAccount | null,
    reply: FastifyReply,
  ): Promise<StreamableFile> {
    const id = FILE_NAME.exec(filename)?.[1];
    const drafts = id === undefined ? [] : await this.tournaments.draftsOfDocument(id);
    const isOpen = drafts.length === 0 || drafts.some((draft) => seesDraft(account, draft));
    const file = id && isOpen ? await this.files.open(id) : null;
    if (!file?.isPublic) {
      file?.stream.destroy();
      throw notFound(tournamentsSentences.documentNotFound);
    }
    reply.header('cache-control', drafts.length > 0 ? 'private, no-store' : CACHE);
    return new StreamableFile(file.stream, {
      type: file.contentType,
      length: file.size,
      disposition: attachment(file.name),
    });
  }
}
