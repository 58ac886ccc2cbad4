// Which judges have given a performance their score on a panel, and who is still awaited.
import { Box, chakra } from '@chakra-ui/react';
import type { JudgeScores } from '@gelanggang/contract/jurus-panels';
import { COUNCIL_ITEM_TEXTS, DISQUALIFICATION_LABELS } from '@gelanggang/domain/rules/jurus-rules';
import { seniPointsText } from '@gelanggang/domain/words/seni-score';
import { mistakesText } from '@web/components/performance/score-details';
import { panelTexts as texts } from '../panel-texts';

export function JudgedSoFar({ judged }: { judged: JudgeScores }) {
  const seats = Array.from({ length: judged.judges }, (_, index) => index + 1);
  const isComplete = judged.scores.length === judged.judges;
  return (
    <Box as="section" aria-label={texts.judged} mb="3" bg="bg.muted" rounded="md" px="3" py="2">
      <chakra.p fontSize="sm" fontWeight="semibold" role="status" color={isComplete ? 'status.ok.fg' : undefined}>
        {texts.judgedCount(judged.scores.length, judged.judges)}
      </chakra.p>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="0.5" fontSize="sm">
        {seats.map((seat) => {
          const given = judged.scores.find((one) => one.seat === seat);
          return (
            <chakra.li key={seat} data-judged={given ? seat : undefined} color={given ? undefined : 'fg.subtle'}>
              {texts.judge(seat)}{' '}
              <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {given ? seniPointsText(Math.round(100 * given.score)) : '…'}
              </chakra.span>
              {given && given.mistakes.length > 0 ? (
                <chakra.span color="fg.muted"> ({mistakesText(given)})</chakra.span>
              ) : null}
            </chakra.li>
          );
        })}
      </chakra.ul>
      {judged.items.length > 0 || judged.disqualified ? (
        <chakra.p fontSize="sm" mt="1" data-council>
          {texts.council}:{' '}
          {[
            ...judged.items.map(({ item, at }) => texts.takenOff(COUNCIL_ITEM_TEXTS[item].label, at)),
            ...(judged.disqualified ? [texts.disqualified(DISQUALIFICATION_LABELS[judged.disqualified.reason])] : []),
          ].join(', ')}
        </chakra.p>
      ) : null}
    </Box>
  );
}
