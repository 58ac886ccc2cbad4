// Where the contents of stored files lie, whatever keeps them. The rows in table `file` are FileStore's.
import type { Readable } from 'node:stream';

/** Nothing more fits: what was to be written is not there, and everything else goes on. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

export interface FileContents {
  /** Whole at its key, or not there at all; rejects with StorageFull when there is no room. */
  write(key: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Rejects when there is none, before anything streams. */
  read(key: string): Promise<Readable>;
  /** One that is not there is no fault. */
  remove(key: string): Promise<void>;
  /** All that lie there, halves of broken writes included, in portions. */
  list(): AsyncIterable<{ key: string; changedAt: Date }[]>;
}

/** The store cannot be reached or refuses us: trying again later may help. */
export class FilesAway extends Error {
  override name = 'FilesAway';
  readonly code?: string;

  constructor(message: string, { cause, code }: { cause?: unknown; code?: string } = {}) {
    super(message, { cause });
    this.code = code;
  }
}
