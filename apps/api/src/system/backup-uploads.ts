// Reads a backup that is given back: whether it is whole, and what it holds. Nothing of it is kept, in memory or on the disk.
import { HttpException, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type BackupContents, MOST_BACKUP_BYTES } from '@gelanggang/contract/backups';
import { readParts } from '../http/multipart-form';
import { conflict, invalid, refusal, type Said } from '../http/refusals';
import { readBackupTar } from './read-backup-tar';
import { CommandRefusal } from '../commands/run-command';
import { commonSentences } from '../http/sentences';
import { systemSentences } from './sentences';

@Injectable()
export class BackupUploads {
  /** Of this instance: a large one keeps a core busy. */
  private isReading = false;

  async check(request: FastifyRequest): Promise<BackupContents> {
    if (this.isReading) throw conflict(systemSentences.otherUpload);
    this.isReading = true;
    const found: { contents?: BackupContents; fault?: Said } = {};
    try {
      await readParts(request, { file: 'file', maxBytes: MOST_BACKUP_BYTES, tooLarge: TOO_LARGE }, async (part) => {
        if (part.type === 'field') return;
        if (part.fieldname !== 'file' || found.contents || found.fault) return void part.file.resume();
        try {
          found.contents = await readBackupTar(part.file);
        } catch (error) {
          if (error instanceof HttpException || !(error instanceof CommandRefusal)) throw error;
          found.fault = error.said;
        }
        if (part.file.truncated) throw refusal(413, TOO_LARGE);
      });
    } finally {
      this.isReading = false;
    }
    if (found.fault) throw invalid({ file: [found.fault] });
    if (!found.contents) throw invalid({ file: [commonSentences.fileRequired] });
    return found.contents;
  }
}

const TOO_LARGE = commonSentences.gigabytes(64);
