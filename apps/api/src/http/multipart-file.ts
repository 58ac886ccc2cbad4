// Keeps the one file of a multipart request on the disk while it comes in: too large for the memory.
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { readParts, type FormBounds } from './multipart-form';
import { invalid, refusal } from './refusals';
import { commonSentences } from './sentences';

/** 415, 413 as `readMultipart`; 422 of the field when there is no file, or an empty one. `path` is left only when it is whole. */
export async function keepUpload(request: FastifyRequest, path: string, bounds: FormBounds): Promise<void> {
  let bytes = 0;
  try {
    await readParts(request, bounds, async (part) => {
      if (part.type === 'field' || part.fieldname !== bounds.file)
        return part.type === 'file' ? void part.file.resume() : undefined;
      await pipeline(part.file, createWriteStream(path, { mode: 0o600, flush: true }));
      if (part.file.truncated) throw refusal(413, bounds.tooLarge);
      bytes = part.file.bytesRead;
    });
    if (bytes === 0) throw invalid({ [bounds.file]: [commonSentences.fileRequired] });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
