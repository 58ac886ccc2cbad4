// Contents of files in a bucket of an S3-compatible store, for several machines. Nothing in it is anybody's to read but ours.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { type FileContents, FilesAway } from './file-contents';

/** Where the bucket is, and as whom we come. */
export interface S3Place {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Up to this size a content goes in one piece, above in several of it: all that is held in memory. */
const PART_BYTES = 8 * 1024 * 1024;

export class S3Contents implements FileContents {
  private readonly store: S3mini;

  constructor(
    { endpoint, bucket, ...account }: S3Place,
    private readonly listedAtOnce = 1000,
  ) {
    this.store = new S3mini({ ...account, endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}` });
  }

  /** The store shows a content when its last byte is there, so no name for halves is needed. */
  async write(key: string, content: AsyncIterable<Buffer>): Promise<void> {
    const parts = inParts(content);
    const first = await parts.next();
    const second = await parts.next();
    if (second.done) return void (await answered(this.store.putObject(key, first.value ?? Buffer.alloc(0))));
    await this.writeInParts(
      key,
      (async function* () {
        yield first.value as Buffer;
        yield second.value;
        yield* parts;
      })(),
    );
  }

  private async writeInParts(key: string, parts: AsyncIterable<Buffer>): Promise<void> {
    const upload = await answered(this.store.getMultipartUploadId(key));
    try {
      const sent = [];
      for await (const part of parts) {
        sent.push(await answered(this.store.uploadPart(key, upload, part, sent.length + 1)));
      }
      await answered(this.store.completeMultipartUpload(key, upload, sent));
    } catch (error) {
      // the bucket's own rule removes what this cannot reach
      await this.store.abortMultipartUpload(key, upload).catch(() => undefined);
      throw error;
    }
  }

  async read(key: string): Promise<Readable> {
    const response = await answered(this.store.getObjectResponse(key));
    // by the code that a folder uses for it
    if (!response?.body) throw Object.assign(new Error('a content is not in the bucket'), { code: 'ENOENT' });
    return Readable.fromWeb(response.body as ReadableStream);
  }

  async remove(key: string): Promise<void> {
    try {
      await answered(this.store.deleteObject(key));
    } catch (error) {
      // most stores say nothing about one that is not there, some do
      if (!(error instanceof FilesAway && error.code === 'NoSuchKey')) throw error;
    }
  }

  async *list(): AsyncGenerator<{ key: string; changedAt: Date }[]> {
    for (let token: string | undefined; ;) {
      const page = await answered(this.store.listObjectsPaged('/', '', this.listedAtOnce, token));
      if (!page) throw new FilesAway('the bucket is not there');
      yield (page.objects ?? []).map(({ Key, LastModified }) => ({ key: Key, changedAt: new Date(LastModified) }));
      token = page.nextContinuationToken;
      if (!token) return;
    }
  }
}

/** Every piece full but the last one; nothing at all for an empty content. */
async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= PART_BYTES) {
      const all = Buffer.concat(chunks, size);
      yield all.subarray(0, PART_BYTES);
      chunks = [all.subarray(PART_BYTES)];
      size -= PART_BYTES;
    }
  }
  if (size > 0) yield Buffer.concat(chunks, size);
}

/** The store's answer; a refusal or silence as FilesAway with its code. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    const known = error as { serviceCode?: string; code?: string; cause?: { code?: string } };
    const code = known.serviceCode ?? known.code ?? known.cause?.code;
    throw new FilesAway('the file store does not take it', { cause: error, code });
  }
}
