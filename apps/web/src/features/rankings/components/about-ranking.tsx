// The rule of a ranking in words, the events that it counts, and the program that reckons it again.
import { Box, chakra } from '@chakra-ui/react';
import type { RankingAnswer, RankingSourceRow } from '@gelanggang/contract/rankings';
import { EVENT_LEVEL_LABELS } from '@gelanggang/domain/past-events/levels';
import type { RankingRule } from '@gelanggang/domain/ranking/ranking-rule';
import { longDate } from '@gelanggang/domain/words/dates';
import { Link } from 'react-router-dom';
import { CopyButton } from '@web/components/copy-button';
import { pathOf } from '@web/site/routes';
import { tableTexts as texts } from '../texts';

const CHECKER = 'check-ranking.py';

export const sourcePath = ({ kind, id, slug }: RankingSourceRow): string =>
  kind === 'past' || slug === null ? pathOf('/kejuaraan-lampau/:id', { id }) : pathOf('/medali/:slug', { slug });

function sentences(rule: RankingRule): string[] {
  return [
    ...rule.points.map((points, at) => texts.place(at + 1, points)),
    ...(rule.took_part > 0 ? [texts.tookPart(rule.took_part)] : []),
    ...(rule.best === null ? [] : [texts.best(rule.best)]),
    ...rule.ages.map(({ age, percent }) => texts.age(age, percent)),
    ...rule.decay.map(({ days, percent }) => texts.decay(days, percent)),
    ...(rule.of === 'athletes' && rule.same_name ? [texts.sameName] : []),
    ...rule.same.map(({ written, means }) => `${written} = ${means}`),
  ];
}

export function AboutRanking({ ranking, address }: { ranking: RankingAnswer; address: string }) {
  const command = `python3 ${CHECKER} ${address}`;
  return (
    <chakra.section aria-label={texts.rule}>
      <chakra.h2 textStyle="title.section" pb="2" borderBottomWidth="2px" borderColor="fg">
        {texts.rule}
      </chakra.h2>
      <chakra.ul listStyleType="none" py="3" textStyle="sm">
        {sentences(ranking.rule).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ul>
      <chakra.ul listStyleType="none">
        {ranking.sources.map((source) => (
          <chakra.li key={source.key} borderTopWidth="1px">
            <SourceLink to={sourcePath(source)}>
              <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
                {source.name}
              </chakra.span>
              <chakra.span display="block" textStyle="sm" color="fg.muted">
                {[
                  longDate(source.date),
                  texts.level(EVENT_LEVEL_LABELS[source.level], ranking.rule.levels[source.level]),
                ].join(' · ')}
              </chakra.span>
            </SourceLink>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.h3 fontWeight="semibold" mt="6">
        {texts.again}
      </chakra.h3>
      <chakra.p textStyle="sm" color="fg.muted" mt="1">
        {texts.againHint}
      </chakra.p>
      <Box bg="bg.muted" rounded="md" px="4" py="3" mt="3">
        <chakra.code display="block" fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
          {command}
        </chakra.code>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="4" mt="3" alignItems="center">
        <CopyButton text={command} label={texts.copy} />
        <chakra.a
          href={`/${CHECKER}`}
          download={CHECKER}
          display="inline-flex"
          alignItems="center"
          minH="44px"
          textDecoration="underline"
        >
          {texts.program}
        </chakra.a>
      </Box>
    </chakra.section>
  );
}

const SourceLink = chakra(Link, {
  base: { display: 'block', minH: '44px', py: '2.5', _hover: { bg: 'bg.muted' } },
});
