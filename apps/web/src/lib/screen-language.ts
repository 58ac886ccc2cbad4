// Screens and the announcer speak their tournament's language, which the address keeps: what others open in this browser
// does not change it.
import { LANGUAGE_PARAMETER } from '@gelanggang/contract/languages';
import type { Language } from '@gelanggang/domain/words/languages';
import { useEffect } from 'react';

/** undefined: not known yet. Another language than the address has loads the page anew. */
export function useScreenLanguage(language: Language | null | undefined): void {
  useEffect(() => {
    if (language === undefined) return;
    const address = new URL(window.location.href);
    if (address.searchParams.get(LANGUAGE_PARAMETER) === language) return;
    if (language === null) address.searchParams.delete(LANGUAGE_PARAMETER);
    else address.searchParams.set(LANGUAGE_PARAMETER, language);
    window.location.replace(address);
  }, [language]);
}
