// Files that were printed, by a hash of everything that stands on them: the same sheet asked for again is not printed again.
import { createHash } from 'node:crypto';

/** What a sheet says of the moment at which it was made. */
const STAMPS: ReadonlySet<string> = new Set(['printed_at', 'as_of']);
/** Sheets made within these say the same moment: otherwise none would be like another. A day begins with one. */
const STAMP_MS = 5 * 60_000;

/** A hash of the whole content: all that the page is given, what is made of it, and the web app that draws it. */
export function printKey(...content: readonly unknown[]): string {
  const text = JSON.stringify(content, (name, value: unknown) =>
    typeof value === 'string' && STAMPS.has(name) ? Math.floor(Date.parse(value) / STAMP_MS) : value,
  );
  return createHash('sha256').update(text).digest('base64');
}

export class PrintCache {
  /** In order of their last use. */
  private readonly files = new Map<string, Uint8Array>();
  private bytes = 0;

  constructor(private readonly limitBytes: number) {}

  get(key: string): Uint8Array | undefined {
    const file = this.files.get(key);
    if (file) {
      this.files.delete(key);
      this.files.set(key, file);
    }
    return file;
  }

  keep(key: string, file: Uint8Array): void {
    if (file.byteLength > this.limitBytes || this.files.has(key)) return;
    this.files.set(key, file);
    this.bytes += file.byteLength;
    for (const [oldest, { byteLength }] of this.files) {
      if (this.bytes <= this.limitBytes) return;
      this.files.delete(oldest);
      this.bytes -= byteLength;
    }
  }
}
