// The number of a certificate, and how one that was printed stands to what is true now.
import type { Medal } from './medal-table';

/** Without letters that are taken for a digit or for one another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const NUMBER_BYTES = 12;
export const CERTIFICATE_NUMBER = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

/** 'K7QF-03XM-9TBA' from random bytes: 60 bits that say nothing of anybody, and cannot be counted on to the next. */
export function certificateNumber(random: Uint8Array): string {
  if (random.length < NUMBER_BYTES) throw new Error(`A number takes ${NUMBER_BYTES} random bytes.`);
  const signs = Array.from(random.slice(0, NUMBER_BYTES), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-');
}

/** As somebody types it from paper: small letters, blanks, O for 0, I and L for 1; null where it cannot be one. */
export function readCertificateNumber(text: string): string | null {
  if (text.length > 40) return null;
  const signs = text
    .toUpperCase()
    .replace(/[\s-]+/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const number = [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-');
  return CERTIFICATE_NUMBER.test(number) ? number : null;
}

/** Pictures that a tournament puts on its certificates: the whole sheet, above the title, and over each signer's line. */
export const CERTIFICATE_SLOTS = ['background', 'logo1', 'logo2', 'signature1', 'signature2', 'signature3'] as const;
export type CertificateSlot = (typeof CERTIFICATE_SLOTS)[number];

export const CERTIFICATE_STATES = ['valid', 'unofficial', 'corrected', 'withdrawn'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export interface NowTrue {
  /** Still takes part. */
  isEntered: boolean;
  /** Null: none. */
  medal: Medal | null;
  /** The result waits for the announcer or a protest. */
  isOpen: boolean;
}

/** `printed`: the medal on the paper; null of one for taking part. */
export function certificateState(printed: Medal | null, now: NowTrue): CertificateState {
  if (!now.isEntered) return 'withdrawn';
  if (printed === null) return 'valid';
  if (now.medal !== printed) return now.medal === null ? 'withdrawn' : 'corrected';
  return now.isOpen ? 'unofficial' : 'valid';
}
