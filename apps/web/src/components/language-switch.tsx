// The languages to choose from, each in itself.
import { Box, chakra } from '@chakra-ui/react';
import { LANGUAGE_NAMES } from '@gelanggang/contract/languages';
import { LANGUAGES } from '@gelanggang/domain/words/languages';
import { chooseLanguage, pageWording } from '../lib/language';
import { languageTexts as texts } from '../site/language-texts';

export function LanguageSwitch({ onChoose = chooseLanguage }: { onChoose?: typeof chooseLanguage }) {
  const wording = typeof document === 'undefined' ? null : pageWording();
  return (
    <Box role="group" aria-label={texts.label} display="flex" flexWrap="wrap" columnGap="4">
      {LANGUAGES.map((one) => (
        <chakra.button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === wording}
          onClick={() => onChoose(one)}
          minH="44px"
          cursor="pointer"
          color="fg.muted"
          _hover={{ color: 'fg', textDecoration: 'underline' }}
          _pressed={{ color: 'fg', fontWeight: 'semibold' }}
        >
          {LANGUAGE_NAMES[one]}
        </chakra.button>
      ))}
    </Box>
  );
}
