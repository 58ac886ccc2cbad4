// How full each arena is on each day, and what each age brings.
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { Box, chakra } from '@chakra-ui/react';
import type { SetUpAnswer } from '@gelanggang/contract/setting-up';
import type { Fit, MatchLoad } from '@gelanggang/domain/schedule/capacity';
import { formatNumber, formatShortDay } from '@web/lib/formats';
import { setUpTexts as texts } from '../set-up.texts';

const hours = (seconds: number): string =>
  (seconds / 3600).toLocaleString(localeTexts.locale, { maximumFractionDigits: 1 });

interface MatDaysProps {
  fit: Fit;
  /** `YYYY-MM-DD` */
  days: readonly string[];
  /** Names. */
  arenas: readonly string[];
}

export function MatDays({ fit, days, arenas }: MatDaysProps) {
  return (
    <Box mt="6">
      <chakra.h3 fontWeight="semibold" mb="2">
        {texts.perDay}
      </chakra.h3>
      <Box display="grid" gap="4">
        {days.map((day, dayIndex) => (
          <Box key={day} display="grid" gap="2" gridTemplateColumns={{ base: '1fr', md: '7rem minmax(0, 1fr)' }}>
            <chakra.p fontWeight="semibold" textStyle="sm" pt={{ md: '2' }}>
              {formatShortDay(day)}
            </chakra.p>
            <chakra.ul
              display="grid"
              gap="2"
              gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(auto-fill, minmax(10rem, 1fr))' }}
              aria-label={formatShortDay(day)}
            >
              {fit.matDays
                .filter((one) => one.day === dayIndex)
                .map((one) => (
                  <chakra.li key={one.arena} borderWidth="1px" bg="bg.panel" p="2.5" minW="0">
                    <chakra.p textStyle="sm" fontWeight="semibold" truncate title={arenas[one.arena]}>
                      {arenas[one.arena]}
                    </chakra.p>
                    <Box h="6px" bg="bg.muted" my="1.5" aria-hidden="true">
                      <Box
                        h="100%"
                        bg="fg"
                        style={{ width: `${fit.matDaySeconds > 0 ? (one.usedSeconds / fit.matDaySeconds) * 100 : 0}%` }}
                      />
                    </Box>
                    <chakra.p textStyle="sm">{texts.cell(one.matches)}</chakra.p>
                    <chakra.p textStyle="xs" color="fg.subtle">
                      {texts.used(hours(one.usedSeconds), hours(fit.matDaySeconds))}
                    </chakra.p>
                  </chakra.li>
                ))}
            </chakra.ul>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

export function AgeLoads({ loads, setUp }: { loads: readonly MatchLoad[]; setUp: SetUpAnswer }) {
  const position = new Map(setUp.ages.map((age, index) => [age.id, index]));
  const ordered = [...loads].sort(
    (a, b) =>
      (position.get(a.ageCategoryId) ?? 0) - (position.get(b.ageCategoryId) ?? 0) || b.kind.localeCompare(a.kind),
  );
  return (
    <Box mt="6" maxW="form">
      <chakra.h3 fontWeight="semibold" mb="1">
        {texts.byAge}
      </chakra.h3>
      <Box overflowX="auto" role="group" aria-label={texts.byAge}>
        <chakra.table
          w="100%"
          fontVariantNumeric="tabular-nums"
          css={{
            '& th, & td': { py: '2', ps: '2', textAlign: 'end' },
            '& tr': { borderBottomWidth: '1px' },
            '& :is(th, td):first-of-type': { textAlign: 'start', ps: '0' },
          }}
        >
          <thead>
            <chakra.tr textStyle="sm" color="fg.muted">
              {[texts.age, texts.matches, texts.each, texts.hours].map((title) => (
                <chakra.th key={title} scope="col" fontWeight="medium">
                  {title}
                </chakra.th>
              ))}
            </chakra.tr>
          </thead>
          <tbody>
            {ordered.map((load) => (
              <tr key={`${load.kind} ${load.ageCategoryId}`}>
                <td>
                  {setUp.ages.find((age) => age.id === load.ageCategoryId)?.name}{' '}
                  <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                    {texts.kinds[load.kind]}
                  </chakra.span>
                </td>
                <td>{formatNumber(load.matches)}</td>
                <td>{texts.minutes(load.secondsEach)}</td>
                <td>{hours(load.matches * load.secondsEach)}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Box>
  );
}
