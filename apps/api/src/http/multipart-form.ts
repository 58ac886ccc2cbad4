// Reads a multipart request whole: its text fields and at most one small file, which stays in memory.
import type { Multipart } from '@fastify/multipart';
import { HttpException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isNoRoom } from '@gelanggang/platform/files/no-room';
import { invalid, refusal, type Said, statusSentence } from './refusals';
import { commonSentences, requestSentences } from './sentences';
import { roomForUpload, type UploadsUnderWay } from './uploads-under-way';

export interface MultipartForm {
  fields: Record<string, string>;
  /** Of the field that was asked for; null when there was none, or an empty one. */
  file: Buffer | null;
}

export interface FormBounds {
  /** Field of the file. */
  file: string;
  maxBytes: number;
  tooLarge: Said;
  /** After so long without a byte the sender is gone, as a phone that changed its network is. */
  silenceMs?: number;
  /** After so long it ends also where now and then a byte comes: whatever waits for its turn waits for it. */
  longestMs?: number;
  /** Where it is counted; with all others, where nothing is said. */
  room?: UploadsUnderWay;
}

/** Of all fields of a form beside its file (`bootstrap.ts`), where its sender does not say how long it is. */
const FIELDS_BYTES = 25 * 1024 ** 2;
const SILENCE_MS = 20_000;
/** As any other body (`slow-bodies.ts`), and as long as so many bytes take on a bad line. */
const longestFor = (bytes: number): number => 180_000 + bytes / SLOWEST_BYTES_A_MS;
const SLOWEST_BYTES_A_MS = 16;
/** What `setTimeout` takes; a backup of gigabytes has days. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * 415 when it is no multipart request, 413 with `tooLarge` when the file is larger than `maxBytes`, 422 of the file's field when
 * more than one comes; 429 and 503 as `enter`.
 */
export async function readMultipart(request: FastifyRequest, bounds: FormBounds): Promise<MultipartForm> {
  const form: MultipartForm = { fields: {}, file: null };
  const isRead = roomForUpload(request, bounds.maxBytes + FIELDS_BYTES, bounds.room);
  await readIntoMemory(request, bounds, form).finally(isRead);
  return form;
}

async function readIntoMemory(request: FastifyRequest, bounds: FormBounds, form: MultipartForm): Promise<void> {
  await readParts(request, bounds, async (part) => {
    if (part.type === 'field') {
      if (typeof part.value === 'string') form.fields[part.fieldname] = part.value;
      return;
    }
    const content = await part.toBuffer();
    if (part.fieldname === bounds.file && content.length > 0) form.file = content;
  });
}

/** Each part in its turn; refuses as `readMultipart`. */
export async function readParts(
  request: FastifyRequest,
  { file, maxBytes, tooLarge, silenceMs, longestMs }: FormBounds,
  take: (part: Multipart) => Promise<void>,
): Promise<void> {
  if (!request.isMultipart()) throw refusal(415, requestSentences.notMultipart);
  const isRead = endSlowForm(request, { bytes: maxBytes, silenceMs, longestMs });
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1 } })) await take(part);
  } catch (error) {
    // the disk's fault is not the sender's
    if (error instanceof HttpException || isNoRoom(error)) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw refusal(413, tooLarge);
    if (code === 'FST_FILES_LIMIT') throw invalid({ [file]: [commonSentences.oneFile] });
    // Fastify's own limits carry their status; what is left is a body that ends early or is no multipart at all
    if (error instanceof Error && error.name === 'FastifyError') throw error;
    throw refusal(400, statusSentence(400));
  } finally {
    isRead();
  }
}

/** While a form is read: closes the connection of whoever is silent, or sends it too slowly. Answers what ends the looking. */
export function endSlowForm(
  request: FastifyRequest,
  {
    bytes,
    silenceMs = SILENCE_MS,
    longestMs = longestFor(bytes),
  }: { bytes: number; silenceMs?: number | undefined; longestMs?: number | undefined },
): () => void {
  const { socket } = request.raw;
  const giveUp = () => socket.destroy();
  socket.setTimeout(silenceMs, giveUp);
  const late = setTimeout(giveUp, Math.min(longestMs, LONGEST_TIMER)).unref();
  return () => {
    clearTimeout(late);
    socket.off('timeout', giveUp).setTimeout(0);
  };
}
