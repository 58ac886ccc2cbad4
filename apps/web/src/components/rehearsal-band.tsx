// What says that a tournament is a rehearsal: a band over its pages, and a word beside its name in lists.
import { chakra } from '@chakra-ui/react';
import { isRehearsal } from '@gelanggang/domain/tournament/rehearsal';
import type { ReactNode } from 'react';
import { texts } from '../site/texts';
import { Tag } from './tag';

/** Nothing over the pages of a real tournament. `children`: what can be done about it. */
export function RehearsalBand({ slug, children }: { slug: string | undefined; children?: ReactNode }) {
  if (!isRehearsal(slug)) return null;
  return (
    <chakra.section
      aria-label={texts.rehearsal.word}
      bg="#E8BE66"
      color="#241C12"
      textStyle="sm"
      fontWeight="semibold"
      px={{ base: '4', md: '6' }}
      py="1.5"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="4"
      data-rehearsal
    >
      <p>{texts.rehearsal.band}</p>
      {children}
    </chakra.section>
  );
}

export function RehearsalTag({ slug }: { slug: string }) {
  return isRehearsal(slug) ? (
    <chakra.span>
      <Tag tone="warn">{texts.rehearsal.word}</Tag>
    </chakra.span>
  ) : null;
}
