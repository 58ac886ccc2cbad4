// In which wording a request is answered, from what it says of itself.
import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_COOKIE } from '@gelanggang/contract/languages';
import { type Wording, WORDINGS } from '@gelanggang/domain/words/languages';

const COOKIE = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=(${WORDINGS.join('|')})\\s*(?:;|$)`);
const SPOKEN: readonly string[] = WORDINGS.filter((one) => one !== 'default');

/**
 * The cookie's; else what a program asks for. What a browser asks for is its maker's choice more often than its user's, so
 * a browser that has not chosen reads what the site speaks.
 */
export function requestWording(headers: IncomingHttpHeaders, site: Wording): Wording {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1];
  if (chosen) return chosen as Wording;
  if (headers['sec-fetch-mode'] !== undefined) return site;
  return askedFor(headers['accept-language'] ?? '') ?? site;
}

/** The first that is spoken here, by weight and then by order; null for '*', and where none is. */
function askedFor(header: string): Wording | null {
  const wishes = header.split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
    const weight = parameters.map((one) => /^q=([\d.]+)$/i.exec(one)?.[1]).find((one) => one !== undefined);
    return { language: tag.toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  const first = wanted.find(({ language }) => language === '*' || SPOKEN.includes(language));
  return first && first.language !== '*' ? (first.language as Wording) : null;
}
