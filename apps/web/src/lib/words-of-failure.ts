// What is said where something between the page and the server answered in its place, without a sentence for people.
import { httpTexts as texts } from './http-texts';

const BY_STATUS: Readonly<Record<number, string | undefined>> = {
  413: texts.tooLarge,
  429: texts.tooMany,
  502: texts.busy,
  503: texts.busy,
  504: texts.busy,
  511: texts.askedToSignIn,
};

export const wordsOf = (status: number): string => BY_STATUS[status] ?? texts.unexpected;

/** A page in place of data: a network that has people sign in first answers everything so. */
export const wordsFor = (body: unknown): string =>
  typeof body === 'string' && /^\s*</.test(body) ? `${texts.badFormat} ${texts.askedToSignIn}` : texts.badFormat;
