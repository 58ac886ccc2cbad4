// A rehearsal: a tournament to practise with, marked wherever it is shown and listed nowhere among the real ones (issue 30, 10).

/** What its name begins with, and what stands behind the name of each of its contingents. */
export const REHEARSAL_WORD = 'Latihan';

/** Its address is its mark: every page and screen knows it. No name of a tournament makes one of this form (`otherSlug`). */
const SLUG = /^latihan-[0-9a-f]{16}$/;

/** `digits`: 16 hexadecimal ones by chance, so that nobody comes upon it. */
export const rehearsalSlug = (digits: string): string => `latihan-${digits}`;

export const isRehearsal = (slug: string | undefined): boolean => slug !== undefined && SLUG.test(slug);

/** The address of a real tournament never looks like that of a rehearsal. */
export const otherSlug = (slug: string): string => (isRehearsal(slug) ? `kejuaraan-${slug}` : slug);

export const rehearsalName = (name: string): string => `${REHEARSAL_WORD}: ${name}`;
export const rehearsalContingent = (name: string): string => `${name} (${REHEARSAL_WORD})`;

export const hasRehearsalName = (name: string): boolean => name.startsWith(`${REHEARSAL_WORD}: `);

/** Of invoices and receipts: no number that looks like a real one. */
export const REHEARSAL_NUMBER = 'LATIHAN';

/** Mails to addresses of this domain are not sent: it is reserved, and nobody's (RFC 2606). */
export const REHEARSAL_DOMAIN = '@latihan.invalid';
