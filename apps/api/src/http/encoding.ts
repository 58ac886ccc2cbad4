// Bodies that many ask for: packed once in each encoding that somebody takes, and which of them a request takes.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const PACKERS = {
  gzip: (body: Buffer) => toGzip(body),
  br: (body: Buffer) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

export type Encoding = 'identity' | keyof typeof PACKERS;

/** A body that is packed when the first one asks for it so: nearly all take Brotli, and gzip would cost as much again. */
export class PackedBody {
  private readonly ready: Partial<Record<Encoding, Buffer>>;
  private readonly packing: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(identity: Buffer) {
    this.ready = { identity };
  }

  /** Null where it has to be packed first. */
  now(encoding: Encoding): Buffer | null {
    return this.ready[encoding] ?? null;
  }

  as(encoding: Encoding): Promise<Buffer> {
    return (this.packing[encoding] ??= this.pack(encoding));
  }

  private async pack(encoding: Encoding): Promise<Buffer> {
    const identity = this.ready.identity as Buffer;
    const body = encoding === 'identity' ? identity : await PACKERS[encoding](identity);
    this.ready[encoding] = body;
    return body;
  }
}

export function encodingOf(accepted = ''): Encoding {
  const offers = accepted.split(',').map((offer) => offer.trim().split(';'));
  const takes = (name: string) => offers.some(([coding, q]) => coding?.trim() === name && !/q=0(\.0*)?$/.test(q ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Proxies that compress or unpack make a tag weak; the body it names is the same. */
export function isKnown(held: string | undefined, etag: string): boolean {
  return held?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}
