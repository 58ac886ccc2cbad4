// What the homes of contingents and provinces have in common: a section, medals counted, and how one entry fared.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import type { EntryRow } from '@gelanggang/contract/entry-lists';
import { MEDAL_LABELS, type Medal, MEDALS } from '@gelanggang/domain/results/medal-table';
import { RESULT_STATE_LABELS } from '@gelanggang/domain/results/result-state';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { ReactNode } from 'react';
import { MedalMark } from '@web/components/medal-mark';
import { ResultTag } from '@web/components/result-state';
import { Tag } from '@web/components/tag';
import { fareText } from './fare';
import { HomeLink } from './step-row';
import { homeTexts as texts } from './texts';
import type { Home } from './use-home';

export interface Unit {
  /** Of the entry whose page it leads to. */
  id: number;
  name: string;
  /** Its page was taken away. */
  isGone: boolean;
}

/** Who stands in the draw together is one, with the name of the draw. */
export function unitOf({ id, name, is_gone: isGone = false }: EntryRow, { ways }: Home): Unit {
  const first = ways.get(id)?.[0];
  const who = first?.match[first.corner];
  return { id: who?.entry_ids?.[0] ?? id, name: who?.name ?? name, isGone };
}

interface UnitRowProps {
  slug: string;
  unit: Unit;
  home: Home;
  /** Its class, where no heading says it. */
  of?: string;
}

export function UnitRow({ slug, unit, home, of }: UnitRowProps) {
  const way = home.ways.get(unit.id) ?? [];
  const won = home.won.get(unit.id);
  const last = way.at(-1);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="30px minmax(0, 1fr)"
      alignItems="start"
      py={{ base: '1', lg: '2' }}
      borderTopWidth="1px"
      breakInside="avoid"
      data-entry={unit.id}
      data-medal={won?.medal}
    >
      {won ? (
        <Box display="flex" alignItems="center" minH={{ base: '44px', lg: '32px' }}>
          <MedalMark medal={won.medal} isNamed={false} />
        </Box>
      ) : (
        <span />
      )}
      <Box minW="0">
        {unit.isGone ? (
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {shownName(unit.name)}
          </chakra.span>
        ) : (
          <HomeLink
            to={pathOf('/pesilat/:slug/:entryId', { slug, entryId: unit.id })}
            display="flex"
            w="fit-content"
            alignItems="center"
            minH={{ base: '44px', lg: '32px' }}
            fontWeight="semibold"
            overflowWrap="anywhere"
          >
            {shownName(unit.name)}
          </HomeLink>
        )}
        <chakra.div textStyle="sm" color="fg.muted" display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          <span>{[of, won ? MEDAL_LABELS[won.medal] : fareText(way)].filter(Boolean).join(' · ')}</span>
          {won?.state ? (
            <Tag tone="warn" data-result-state={won.state}>
              {RESULT_STATE_LABELS[won.state]}
            </Tag>
          ) : !won && last ? (
            <ResultTag match={last.match} />
          ) : null}
        </chakra.div>
      </Box>
    </chakra.li>
  );
}

export function MedalCounts({ counts }: { counts: Readonly<Record<Medal, number>> }) {
  return MEDALS.map((medal) => (
    <Box key={medal} display="flex" alignItems="center" gap="2" data-medals={medal}>
      <MedalMark medal={medal} size={28} />
      <chakra.span textStyle="display.figure" fontSize="28px">
        {counts[medal]}
      </chakra.span>
    </Box>
  ));
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title} mt="6">
      <chakra.h2 textStyle="title.section" pb="1" borderBottomWidth="2px" borderColor="fg">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

/** `children`: the counts, or nothing where there is none. */
export function MedalsSection({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <Section title={texts.medals}>
      {children ?? (
        <chakra.p color="fg.muted" pt="3">
          {texts.noMedals}
        </chakra.p>
      )}
      <HomeLink
        to={pathOf('/medali/:slug', { slug })}
        display="inline-flex"
        alignItems="center"
        minH="44px"
        textStyle="sm"
      >
        {texts.toMedals}
      </HomeLink>
    </Section>
  );
}
