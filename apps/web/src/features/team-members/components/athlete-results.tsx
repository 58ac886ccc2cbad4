// Where an athlete of the register took part, and what came of it.
import { Box, chakra } from '@chakra-ui/react';
import * as athleteCalls from '@gelanggang/contract/calls/athletes';
import { MEDAL_LABELS } from '@gelanggang/domain/results/medal-table';
import { longDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { MedalMark } from '@web/components/medal-mark';
import { ErrorState, SkeletonLine } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { useCall } from '@web/lib/use-call';
import { athleteTexts as texts } from '../athlete-texts';

export function AthleteResults({ athleteId }: { athleteId: number }) {
  const results = useCall(athleteCalls.results, { params: { id: athleteId } });
  if (results.error && !results.data) {
    return <ErrorState error={results.error} onRetry={() => void results.refetch()} />;
  }
  if (!results.data) return <SkeletonLine w="60%" />;
  if (results.data.length === 0) return <chakra.p color="fg.muted">{texts.noResults}</chakra.p>;
  return (
    <chakra.ul aria-label={texts.results} display="grid" maxW="56rem" borderTopWidth="1px">
      {results.data.map((one) => (
        <chakra.li
          key={`${one.tournament.id} ${one.id}`}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          py="3"
          borderBottomWidth="1px"
        >
          <Box minW="0">
            <chakra.p fontWeight="semibold">{one.tournament.name}</chakra.p>
            <chakra.p textStyle="sm" color="fg.muted">
              {longDate(one.tournament.start_date)} · {shownName(one.contingent)}
            </chakra.p>
            <chakra.p textStyle="sm" color="fg.muted">
              {[one.match_category, one.age_category, one.class_name].filter((part) => part !== '').join(', ')}
            </chakra.p>
          </Box>
          <Box display="flex" alignItems="center" gap="3" textStyle="sm">
            {one.won + one.lost > 0 ? texts.bouts(one.won, one.lost) : null}
            {one.medal ? (
              <chakra.span display="inline-flex" alignItems="center" gap="1.5" fontWeight="semibold">
                <MedalMark medal={one.medal} isNamed={false} />
                {MEDAL_LABELS[one.medal]}
              </chakra.span>
            ) : (
              <Tag tone={one.is_paid ? 'ok' : 'warn'}>{one.is_paid ? texts.paid : texts.unpaid}</Tag>
            )}
          </Box>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
