// Multipart bodies that end early, repeat, lie about themselves or carry files that are none.
import type { Random } from '@gelanggang/domain/random';
import { HUGE_LISTS } from '@gelanggang/entries/testing/huge-lists';
import { pick, WRONG_TEXTS } from './wrong-values';

interface Part {
  head: string;
  content: Buffer;
}

const BOUNDARY = 'batas-fuzz';
const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex');
const CONTENTS: readonly Buffer[] = [
  Buffer.alloc(0),
  Buffer.from('bukan berkas'),
  PNG_HEAD,
  Buffer.from('ffd8ffe000104a464946', 'hex'),
  Buffer.from('%PDF-1.7\n%%EOF'),
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('nama;nik\n"a'),
  Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
  Buffer.alloc(300_000, 'x'),
  // small as files, huge when they are unfolded
  ...['52 million cells in rows', '1.5 GB in one cell'].map((kind) => HUGE_LISTS[kind]?.() ?? Buffer.alloc(0)),
];
const NAMES = ['file', 'photo', 'payment_document', 'tournament_image', 'tournament_document', '__proto__', '', 'a[b]'];
const FILENAMES = [
  'a.png',
  '../../etc/passwd',
  'a\u0000.png',
  'nama "aneh".xlsx',
  'x'.repeat(400),
  '',
  'KURSI.PDF;.exe',
];

/** A whole one of these fields, with a small picture under `file`. */
export function wholeMultipart(fields: Record<string, unknown>, file: string): { type: string; body: Buffer } {
  const parts = Object.entries(fields)
    .filter(([name]) => name !== file)
    .map(([name, value]) => field(name, textOf(value)));
  const head = `Content-Disposition: form-data; name="${file}"; filename="a.png"\r\nContent-Type: image/png`;
  const content = Buffer.concat([PNG_HEAD, Buffer.alloc(64)]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: written([...parts, { head, content }]) };
}

export function brokenMultipart(random: Random, fields: Record<string, unknown>): { type: string; body: Buffer } {
  const parts = Object.entries(fields).map(([name, value]) => field(name, textOf(value)));
  for (let count = 1 + random.int(3); count > 0; count--) parts.push(wrongPart(random, Object.keys(fields)));
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const body = written(parts);
  switch (random.int(7)) {
    case 0:
      return { type, body: body.subarray(0, random.int(body.length)) };
    case 1:
      return { type: 'multipart/form-data; boundary=lain', body };
    case 2:
      return { type, body: Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') };
    case 3:
      return { type, body: Buffer.concat([randomBytesOf(random), body]) };
    case 4:
      // more parts than any form has
      return { type, body: written(Array.from({ length: 150 }, (_, at) => field(`f${at}`, '1'))) };
    default:
      return { type, body };
  }
}

function wrongPart(random: Random, known: readonly string[]): Part {
  const name = pick(random, [...known, ...NAMES]);
  if (random.int(3) === 0) return field(name, pick(random, WRONG_TEXTS));
  const filename = pick(random, FILENAMES);
  const mime = pick(random, ['image/png', 'application/pdf', 'text/csv', 'x', '']);
  return {
    head: `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${mime}`,
    content: pick(random, CONTENTS),
  };
}

/** An object may carry a `toString` that is none. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const field = (name: string, value: string): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  content: Buffer.from(value),
});

function written(parts: readonly Part[]): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

function randomBytesOf(random: Random): Buffer {
  return Buffer.from(Array.from({ length: 40 }, () => random.int(256)));
}
