// One corner of the recap: who, from where, with how many points.
import { chakra } from '@chakra-ui/react';
import type { LiveCorner } from '@gelanggang/contract/live';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ContingentLink, EntryLink } from './home-links';

interface CornerHeadProps {
  slug: string;
  corner: Corner;
  who: LiveCorner;
  score: number | null;
  /** How this corner won; null when it did not. */
  won: string | null;
}

/** Letters of a word that half a phone holds at 18 px, wide and narrow: a longer one is smaller, not broken. */
const WIDE_LETTERS = 9;
const NARROW_LETTERS = 12;
const longestWord = (name: string): number => Math.max(...name.split(/\s+/).map((word) => word.length));
const sizeOf = (name: string): string => `${Math.round(Math.min(18, (18 * NARROW_LETTERS) / longestWord(name)))}px`;

export function CornerHead({ slug, corner, who, score, won }: CornerHeadProps) {
  return (
    <chakra.section
      aria-label={CORNER_LABELS[corner]}
      bg={`corner.${corner}.solid`}
      color={`corner.${corner}.contrast`}
      px="4"
      py="3"
      textAlign={corner === 'red' ? 'end' : 'start'}
      display="flex"
      flexDirection="column"
      minW="0"
    >
      <chakra.p fontSize="sm" fontWeight="semibold">
        {CORNER_LABELS[corner]}
        {won ? ` · ${won}` : ''}
      </chakra.p>
      <chakra.h2
        fontSize={{ base: sizeOf(shownName(who.name)), md: '2xl' }}
        fontStretch={{ base: longestWord(shownName(who.name)) > WIDE_LETTERS ? '75%' : '100%', md: '100%' }}
        fontWeight="bold"
        lineHeight="1.15"
        overflowWrap="break-word"
      >
        <EntryLink slug={slug} who={who} />
      </chakra.h2>
      <chakra.p fontSize="sm" lineHeight="1.3" overflowWrap="anywhere">
        <ContingentLink slug={slug} who={who} />
      </chakra.p>
      <chakra.span textStyle="display.figure" fontSize={{ base: '4rem', md: '6rem' }} mt="auto" pt="2">
        {score === null ? '–' : scoreText(score)}
      </chakra.span>
    </chakra.section>
  );
}
