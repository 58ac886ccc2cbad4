// How a language is chosen: by a link, by a cookie, by an account.
import type { Language } from '@gelanggang/domain/words/languages';

/** Holds one of the wordings; whoever chooses a language in the browser sets it. */
export const LANGUAGE_COOKIE = 'gelanggang_lang';
/** `?lang=en` opens a page in a language. */
export const LANGUAGE_PARAMETER = 'lang';

/** Each in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { id: 'Bahasa Indonesia', en: 'English' };

/** GET, PUT /user/language */
export interface OwnLanguage {
  /** null: not chosen; the account reads what the site speaks. */
  language: Language | null;
}
