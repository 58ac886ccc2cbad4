// In which language this page speaks, and how another one is chosen. A page speaks one: choosing loads it anew.
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '@gelanggang/contract/languages';
import { fileIn, isWording, type Language, type Wording } from '@gelanggang/domain/words/languages';
import { isThere } from './http';

const YEAR_SECONDS = 365 * 24 * 3600;

/** As index.html says it of its build. */
export function pageWording(): Wording {
  const { wording } = document.documentElement.dataset;
  return isWording(wording) ? wording : 'default';
}

function keep(wording: Wording): void {
  document.cookie = `${LANGUAGE_COOKIE}=${wording}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** A server that has just been set up builds the languages one after the other while it runs already. */
const isReady = (language: Language): Promise<boolean> => isThere(`/${fileIn(language, 'app.webmanifest')}`);

/**
 * For this browser, from the next page on; null: what the site speaks. False: the server does not speak it yet, and nothing
 * has changed.
 */
export async function chooseLanguage(language: Language | null): Promise<boolean> {
  if (language === null) document.cookie = `${LANGUAGE_COOKIE}=; path=/; max-age=0; samesite=lax`;
  else if (await isReady(language)) keep(language);
  else return false;
  location.reload();
  return true;
}

/** After signing in: the account's choice is this browser's, and the page is opened in it. */
export function openInLanguage(language: Language | null, path: string): boolean {
  if (language === null || language === pageWording()) return false;
  keep(language);
  location.replace(path);
  return true;
}

/** Their address keeps their language (`screen-language`). */
const SCREENS = /^\/(announcer|display|overlay|siaran)(\/|$)/;

/** A link that opens a page in a language chooses it for all that follow; the address is then that of the page. */
export function keepLanguageOfAddress(): void {
  const address = new URL(location.href);
  const asked = address.searchParams.get(LANGUAGE_PARAMETER);
  if (asked === null || SCREENS.test(address.pathname)) return;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  if (isWording(asked) && asked === pageWording()) keep(asked);
  history.replaceState(history.state, '', address);
}
