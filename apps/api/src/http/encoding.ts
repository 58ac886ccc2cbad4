// What is kept packed: bodies in every encoding that browsers take, and which of them a request takes.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface PackedBodies {
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function packed(text: string): Promise<PackedBodies> {
  const identity = Buffer.from(text);
  const [gzipped, br] = await Promise.all([
    toGzip(identity),
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return { identity, gzip: gzipped, br };
}

export function encodingOf(accepted = ''): keyof PackedBodies {
  const offers = accepted.split(',').map((offer) => offer.trim().split(';'));
  const takes = (name: string) => offers.some(([coding, q]) => coding?.trim() === name && !/q=0(\.0*)?$/.test(q ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Proxies that compress or unpack make a tag weak; the body it names is the same. */
export function isKnown(held: string | undefined, etag: string): boolean {
  return held?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}
