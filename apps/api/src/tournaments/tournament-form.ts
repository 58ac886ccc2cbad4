// Reads the multipart form of a tournament: its text fields, and its two files checked by their content.
import type { FastifyRequest } from 'fastify';
import { messageSentences } from '@gelanggang/contract/message-sentences';
import { TOURNAMENT_FILE_MAX_BYTES, TournamentRequest } from '@gelanggang/contract/tournament-settings';
import { documentKind, type FileKind, imageKind, trueName } from '@gelanggang/platform/files/file-kind';
import { makePicture, type Picture, PICTURE_MAX_PIXELS, type PictureFault } from '@gelanggang/platform/files/picture';
import { endSlowForm } from '../http/multipart-form';
import { invalid, refusal, statusSentence, Refusal, type Faults, type Said } from '../http/refusals';
import { roomForUpload } from '../http/uploads-under-way';
import { createValidationPipe } from '../http/validation.pipe';
import { commonSentences } from '../http/sentences';
import { tournamentsSentences } from './sentences';

export interface GivenFile {
  name: string;
  contentType: string;
  content: Buffer;
}

export interface GivenPicture {
  name: string;
  picture: Picture;
}

export interface GivenFiles {
  tournament_document?: GivenFile;
  tournament_image?: GivenPicture;
}
export type FileField = keyof GivenFiles;

interface FileRule {
  kindOf(content: Buffer): FileKind | null;
  wrong: Said;
}

const NO_PICTURE = tournamentsSentences.bannerType;
const RULES: Readonly<Record<FileField, FileRule>> = {
  tournament_document: { kindOf: documentKind, wrong: tournamentsSentences.documentType },
  tournament_image: { kindOf: imageKind, wrong: NO_PICTURE },
};
const PICTURE_FAULTS: Readonly<Record<PictureFault, Said>> = {
  unreadable: NO_PICTURE,
  'too-many-pixels': commonSentences.picturePixels(PICTURE_MAX_PIXELS / 1_000_000),
};
const TOO_LARGE = tournamentsSentences.fileTooLarge(TOURNAMENT_FILE_MAX_BYTES / 1024 / 1024);
/** A file over the limit is cut: the whole form is read, and the field is told. */
const LIMITS = { limits: { fileSize: TOURNAMENT_FILE_MAX_BYTES, files: 2 }, throwFileSizeLimit: false };
const isFileField = (name: string): name is FileField => name in RULES;

const pipe = createValidationPipe();

/** All faults are told at once. `isNew`: a tournament begins with a document or a picture. */
export async function readTournamentForm(
  request: FastifyRequest,
  { isNew, silenceMs }: { isNew: boolean; silenceMs?: number },
): Promise<{ fields: TournamentRequest; files: GivenFiles }> {
  const { texts, files, faults } = await readParts(request, silenceMs);
  const fields = await readFields(texts).catch((error: unknown) => {
    Object.assign(faults, faultsOf(error));
    return null;
  });
  const lacksFile = isNew && Object.keys(files).length === 0 && !Object.keys(faults).some(isFileField);
  const isRestRight = Object.keys(faults).length === 0;
  if (fields && isRestRight && !lacksFile) return { fields, files };
  if (lacksFile) faults.tournament_document = [messageSentences.noTournamentFile];
  throw invalid(faults, isRestRight ? messageSentences.noTournamentFile : undefined);
}

const readFields = async (texts: unknown): Promise<TournamentRequest> =>
  (await pipe.transform(texts, { type: 'body', metatype: TournamentRequest })) as TournamentRequest;

/** What the fields were refused for; any other error goes on. */
function faultsOf(error: unknown): Faults {
  if (error instanceof Refusal && error.faults) return error.faults;
  throw error;
}

/** Multipart as the specification says; JSON with the same fields, without files, does as well. */
async function readParts(request: FastifyRequest, silenceMs?: number) {
  const texts: Record<string, unknown> = {};
  const files: GivenFiles = {};
  const faults: Record<string, readonly Said[]> = {};
  if (!request.isMultipart()) return { texts: request.body ?? {}, files, faults };
  const given: { name: string; content: Buffer }[] = [];
  const isInMemory = roomForUpload(request, 2 * TOURNAMENT_FILE_MAX_BYTES);
  const isRead = endSlowForm(request, { bytes: 2 * TOURNAMENT_FILE_MAX_BYTES, silenceMs });
  try {
    for await (const part of request.parts(LIMITS)) {
      if (part.type === 'field') {
        texts[part.fieldname] = part.value;
        continue;
      }
      const content = await part.toBuffer();
      if (!isFileField(part.fieldname) || content.length === 0) continue;
      const rule = RULES[part.fieldname];
      const kind = rule.kindOf(content);
      if (part.file.truncated) faults[part.fieldname] = [TOO_LARGE];
      else if (!kind) faults[part.fieldname] = [rule.wrong];
      else if (part.fieldname === 'tournament_document') {
        files.tournament_document = { name: trueName(part.filename, kind), contentType: kind.contentType, content };
      } else {
        // made once all is read: in its turn nothing comes, and the sender would be taken for gone
        given.push({ name: trueName(part.filename, kind), content });
      }
    }
  } catch (error) {
    // Fastify's own limits carry their status; what is left is a body that ends early or is no multipart at all
    if (error instanceof Error && error.name === 'FastifyError') throw error;
    throw refusal(400, statusSentence(400));
  } finally {
    isRead();
    isInMemory();
  }
  for (const { name, content } of given) {
    const made = await makePicture(content, request.account?.id ?? 'nobody');
    if (made.ok) files.tournament_image = { name, picture: made.picture };
    else faults.tournament_image = [PICTURE_FAULTS[made.code]];
  }
  return { texts, files, faults };
}
