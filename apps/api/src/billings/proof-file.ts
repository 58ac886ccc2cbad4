// What is a proof of payment: JPEG, PNG, WebP or PDF by its content, whatever its name says (issue 5, point 3).
import { type PROOF_TYPES } from '@gelanggang/contract/billings';

export type ProofType = (typeof PROOF_TYPES)[number];

const startsWith = (content: Uint8Array, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => content[at + index] === byte);

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** Null: none of them. */
export function proofTypeOf(content: Uint8Array): ProofType | null {
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(content, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'image/png';
  if (startsWith(content, ascii('RIFF')) && startsWith(content, ascii('WEBP'), 8)) return 'image/webp';
  if (startsWith(content, ascii('%PDF-'))) return 'application/pdf';
  return null;
}

const ENDINGS: Readonly<Record<ProofType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** The name that a download gets: of the invoice, never of somebody's phone. */
export function proofName(invoiceNumber: string, type: ProofType): string {
  return `bukti-${invoiceNumber.replace(/[^A-Za-z0-9]+/g, '-')}.${ENDINGS[type]}`;
}
