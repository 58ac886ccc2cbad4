// A merchant's printed QRIS with the exact amount in it: the static code made a dynamic one (EMVCo QR Code Specification for
// Payment Systems, Merchant-Presented Mode 1.1, §3 and §4; QRIS is its Indonesian profile).
import { type Refused, refused } from '../refusal';
import { qrisTexts } from './qris-texts';

export interface QrisField {
  tag: string;
  value: string;
}

/** `not-emv`: no such code, or cut off; `wrong-checksum`: mistyped or changed; `not-rupiah`: of another currency. */
export type QrisFault = 'not-emv' | 'wrong-checksum' | 'not-rupiah' | 'wrong-amount';

const FORMAT = '00';
const INITIATION = '01';
const DYNAMIC = '12';
const CURRENCY = '53';
const RUPIAH = '360';
const AMOUNT = '54';
/** What the payer would add to the amount. */
const TIPS: readonly string[] = ['55', '56', '57'];
const CHECKSUM = '63';
/** Tag 54 has 13 signs. */
const MOST = 9_999_999_999_999;

/** The checksum covers the text as UTF-8, its own tag and length included. */
function utf8(text: string): number[] {
  return [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|./g)].map(([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  );
}

/** CRC-16 of polynomial 0x1021, begun with 0xFFFF: four upper-case hexadecimal digits. */
export function qrisChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of utf8(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const hasLoneHalf = (text: string): boolean => /\p{Surrogate}/u.test(text);

/** Tag of two digits, length of two digits (signs, not bytes), value; the checksum is the last field and right. */
export function readQris(code: string): { ok: true; fields: QrisField[] } | Refused<'not-emv' | 'wrong-checksum'> {
  if (hasLoneHalf(code)) return refused('not-emv');
  const signs = [...code];
  const fields: QrisField[] = [];
  for (let at = 0; at < signs.length;) {
    const head = signs.slice(at, at + 4).join('');
    const length = Number(head.slice(2));
    const value = signs.slice(at + 4, at + 4 + length);
    if (!/^\d{4}$/.test(head) || length === 0 || value.length < length) return refused('not-emv');
    fields.push({ tag: head.slice(0, 2), value: value.join('') });
    at += 4 + length;
  }
  const last = fields.at(-1);
  const isWhole = new Set(fields.map(({ tag }) => tag)).size === fields.length;
  if (fields[0]?.tag !== FORMAT || fields[0].value !== '01' || last?.tag !== CHECKSUM || !isWhole) {
    return refused('not-emv');
  }
  const covered = signs.slice(0, -last.value.length).join('');
  return last.value.toUpperCase() === qrisChecksum(covered) ? { ok: true, fields } : refused('wrong-checksum');
}

const written = ({ tag, value }: QrisField): string => `${tag}${String([...value].length).padStart(2, '0')}${value}`;

/** The same merchant, asked for exactly this many whole rupiah; a code that has an amount gets this one. */
export function qrisOfAmount(code: string, rupiah: number): { ok: true; code: string } | Refused<QrisFault> {
  const read = readQris(code.trim());
  if (!read.ok) return read;
  if (read.fields.find(({ tag }) => tag === CURRENCY)?.value !== RUPIAH) return refused('not-rupiah');
  if (!Number.isInteger(rupiah) || rupiah < 1 || rupiah > MOST) return refused('wrong-amount');
  const replaced = [FORMAT, INITIATION, AMOUNT, CHECKSUM, ...TIPS];
  const kept = read.fields.filter(({ tag }) => !replaced.includes(tag));
  const at = kept.findIndex(({ tag }) => tag === CURRENCY) + 1;
  const text = [
    { tag: FORMAT, value: '01' },
    { tag: INITIATION, value: DYNAMIC },
    ...kept.slice(0, at),
    { tag: AMOUNT, value: String(rupiah) },
    ...kept.slice(at),
  ]
    .map(written)
    .join('');
  const covered = `${text}${CHECKSUM}04`;
  return { ok: true, code: `${covered}${qrisChecksum(covered)}` };
}

export const qrisFaultText = (code: QrisFault): string => qrisTexts[code];

/** As the payer's phone will show it; null where the code cannot be read. */
export function qrisMerchant(code: string): { name: string; city: string } | null {
  const read = readQris(code.trim());
  if (!read.ok) return null;
  const valueOf = (tag: string) => read.fields.find((one) => one.tag === tag)?.value.trim() ?? '';
  return { name: valueOf('59'), city: valueOf('60') };
}

/** What a bill shows: the merchant's code with the amount; null where nothing is to be paid. */
export function askedByQris(code: string, rupiah: number): { code: string; merchant: string } | null {
  const asked = qrisOfAmount(code, rupiah);
  return asked.ok ? { code: asked.code, merchant: qrisMerchant(code)?.name ?? '' } : null;
}
