// What the disk refused, in a sentence for the person at the server.
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { isNoRoom } from './no-room';
import { diskSentences } from './sentences';

const REASONS: Readonly<Record<string, (path: string) => Sentence>> = {
  EACCES: diskSentences.mayNotWrite,
  EPERM: diskSentences.mayNotWrite,
  EROFS: diskSentences.readOnly,
  ENOSPC: diskSentences.full,
  EDQUOT: diskSentences.noRoom,
  ENOTDIR: diskSentences.isUnderFile,
  EEXIST: diskSentences.isFile,
  EISDIR: diskSentences.isFolder,
};

/** Null for anything else. */
export function diskSentence(error: unknown): Sentence | null {
  const { code, path } = (error ?? {}) as { code?: unknown; path?: unknown };
  const reason = typeof code === 'string' ? REASONS[code] : undefined;
  if (reason !== undefined && typeof path === 'string') return reason(path);
  return isNoRoom(error) ? diskSentences.isFull : null;
}
