// Round by round, what was scored and what the council did.
import { Box, chakra } from '@chakra-ui/react';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { type Happening, timelineOf, worthText } from '@gelanggang/domain/scoring/timeline';
import { timeOfDay } from '@gelanggang/domain/words/dates';
import { CornerMark } from '@web/components/corner-mark';
import { LARGE_LETTERS } from '@web/theme/large-letters';
import { recapTexts as texts } from '../texts';

export function Timeline({ sheet, timeZone }: { sheet: ScoreSheet; timeZone: string }) {
  const all = timelineOf(sheet);
  const rounds = [...new Set(all.map((one) => one.round))].sort((a, b) => a - b);
  return (
    <chakra.section aria-label={texts.timeline}>
      <chakra.h2 textStyle="title.section" mb="2">
        {texts.timeline}
      </chakra.h2>
      {all.length === 0 ? <chakra.p color="fg.muted">{texts.empty}</chakra.p> : null}
      {rounds.map((round) => (
        <Box key={round} mb="4">
          <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted" pb="1" borderBottomWidth="1px">
            {texts.round(round)}
          </chakra.h3>
          <ol>
            {all
              .filter((one) => one.round === round)
              .map((one) => (
                <Row key={one.key} one={one} timeZone={timeZone} />
              ))}
          </ol>
        </Box>
      ))}
    </chakra.section>
  );
}

function Row({ one, timeZone }: { one: Happening; timeZone: string }) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="4.25rem 1rem minmax(0, 1fr) auto"
      columnGap="2.5"
      alignItems="baseline"
      py="2"
      borderBottomWidth="1px"
      color={one.isWithdrawn ? 'fg.subtle' : 'fg'}
      css={{
        [LARGE_LETTERS]: { gridTemplateColumns: '1rem minmax(0, 1fr) auto', '& > time': { gridColumn: '1 / -1' } },
      }}
    >
      <chakra.time dateTime={one.at} textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {timeOfDay(one.at, timeZone)}
      </chakra.time>
      <chakra.span>{one.corner ? <CornerMark corner={one.corner} /> : null}</chakra.span>
      <Box minW="0">
        <chakra.p fontWeight="semibold" textDecoration={one.isWithdrawn ? 'line-through' : undefined}>
          {one.title}
        </chakra.p>
        {one.detail ? (
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {one.detail}
          </chakra.p>
        ) : null}
      </Box>
      <chakra.span
        textStyle="display.partai"
        fontSize="22px"
        textDecoration={one.isWithdrawn ? 'line-through' : undefined}
      >
        {worthText(one.worth)}
      </chakra.span>
    </chakra.li>
  );
}
