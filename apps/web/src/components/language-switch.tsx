// The languages to choose from, each in itself.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '@gelanggang/contract/languages';
import { type Language, LANGUAGES } from '@gelanggang/domain/words/languages';
import { chooseLanguage, pageWording } from '../lib/language';
import { languageTexts as texts } from '../site/language-texts';

interface Props {
  /** What is chosen; without it, what this page speaks. */
  chosen?: Language | null;
  /** What 'as the site' is called where that is a choice too. */
  asSite?: string;
  /** null: as the site. Answers false where the language is not there yet, and nothing where it says so itself. */
  onChoose?(language: Language | null): Promise<boolean> | void;
  /** By their codes: ID, EN. */
  isShort?: boolean;
}

export function LanguageSwitch({ chosen, asSite, onChoose = chooseLanguage, isShort = false }: Props) {
  const [isLate, setLate] = useState(false);
  const wording = typeof document === 'undefined' ? null : pageWording();
  return (
    <Box role="group" aria-label={texts.label} display="flex" flexWrap="wrap" columnGap={isShort ? '0' : '4'}>
      {[...(asSite ? [null] : []), ...LANGUAGES].map((one) => (
        <chakra.button
          key={one}
          type="button"
          lang={one ?? undefined}
          aria-label={one && isShort ? LANGUAGE_NAMES[one] : undefined}
          aria-pressed={one === (chosen === undefined ? wording : chosen)}
          onClick={async () => setLate((await onChoose(one)) === false)}
          minH="44px"
          minW={isShort ? '32px' : undefined}
          cursor="pointer"
          color="fg.muted"
          _hover={{ color: 'fg', textDecoration: 'underline' }}
          _pressed={{ color: 'fg', fontWeight: 'semibold' }}
        >
          {one === null ? asSite : isShort ? one.toUpperCase() : LANGUAGE_NAMES[one]}
        </chakra.button>
      ))}
      {isLate ? (
        <chakra.p role="alert" textStyle="sm" w="100%">
          {texts.notReady}
        </chakra.p>
      ) : null}
    </Box>
  );
}
