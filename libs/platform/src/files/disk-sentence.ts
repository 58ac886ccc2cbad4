// What the disk refused, in a sentence for the person at the server.
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there.',
  EPERM: 'this account may not write there.',
  EROFS: 'the disk can only be read.',
  ENOSPC: 'the disk is full.',
  EDQUOT: 'this account has no room left on the disk.',
  ENOTDIR: 'a part of its path is a file.',
  EEXIST: 'it is a file.',
  EISDIR: 'it is a folder.',
};

/** Null for anything else. */
export function diskSentence(error: unknown): string | null {
  const { code, path } = (error ?? {}) as { code?: unknown; path?: unknown };
  const reason = typeof code === 'string' ? REASONS[code] : undefined;
  return reason !== undefined && typeof path === 'string' ? `${path}: ${reason}` : null;
}
