// Choosing a language while signed in: the account keeps it, so that other devices speak it too.
import * as ownAccountCalls from '@gelanggang/contract/calls/own-account';
import type { Language } from '@gelanggang/domain/words/languages';
import { languageTexts } from './language-texts';
import { officeLanguageTexts as texts } from './office-language-texts';
import { messageOf } from '../lib/http';
import { chooseLanguage } from '../lib/language';
import { toast } from '../lib/toast';
import { useSend } from '../lib/use-send';

/** null: what the site speaks. */
export function useChooseOwnLanguage(): (language: Language | null) => void {
  const choose = useSend(
    ownAccountCalls.chooseLanguage,
    {},
    {
      onSuccess: async ({ language }) => {
        if (!(await chooseLanguage(language))) toast.error(languageTexts.notReady);
      },
      onError: (error) => toast.error(messageOf(error, texts.failed)),
    },
  );
  return (language) => choose.mutate({ language });
}
