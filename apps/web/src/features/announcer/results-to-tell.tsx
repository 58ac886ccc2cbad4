// Results of an arena that the announcer has to tell the hall: those that wait for it, the oldest first, where broadcasts do so;
// and everywhere those that are questioned or were corrected, the newest first.
import { Box, chakra } from '@chakra-ui/react';
import * as arenaControlCalls from '@gelanggang/contract/calls/arena-control';
import * as broadcastCalls from '@gelanggang/contract/calls/broadcast';
import type { LiveMatch } from '@gelanggang/contract/live';
import { correctionSentence } from '@gelanggang/domain/results/result-state';
import { usePermissions } from '@web/site/account';
import { ResultTag } from '@web/components/result-state';
import { Button } from '@web/components/button';
import { NAMES_TOURNAMENT, useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import type { ArenaDay } from '@web/live/arena-days';
import { changedOf, isProtested, untold, winnerInWords } from './told-results';
import { announcerTexts as texts } from './texts';

/** More at once would push the calls away; the next ones move up. */
const SHOWN = 3;

export function ResultsToTell({ day }: { day: ArenaDay }) {
  const { data } = useCall(broadcastCalls.ofArena, { params: { id: day.arena.id } }, NAMES_TOURNAMENT);
  const waiting = data?.waits_for_announcer ? untold(day) : [];
  const changed = changedOf(day, waiting);
  const left = waiting.length - SHOWN;
  return (
    <>
      {waiting.slice(0, SHOWN).map((match) => (
        <ResultToTell key={match.id} match={match} day={day} />
      ))}
      {left > 0 ? <chakra.p color="fg.muted">{texts.moreResults(left)}</chakra.p> : null}
      {changed.slice(0, SHOWN).map((match) => (
        <ChangedResult key={match.id} match={match} day={day} />
      ))}
    </>
  );
}

interface ToldProps {
  match: LiveMatch;
  day: ArenaDay;
}

function ResultToTell({ match, day }: ToldProps) {
  const mayAnnounce = usePermissions().has('operate arena');
  const send = useSend(arenaControlCalls.announce, (id: number) => ({ params: { id } }), { isTold: true });
  return (
    <chakra.article data-result={match.id} borderWidth="2px" borderColor="fg" p="4">
      <chakra.p fontWeight="bold" fontSize="lg">
        {texts.result}, {texts.partai(match.partai)}
      </chakra.p>
      {isProtested(match) ? <ResultTag match={match} /> : null}
      <chakra.p fontSize={{ base: 'xl', md: '2xl' }} fontWeight="bold" lineHeight="1.2" mb="1" overflowWrap="anywhere">
        {winnerInWords(match, day)}
      </chakra.p>
      {mayAnnounce && !isProtested(match) ? (
        <Box mt="3">
          <Button variant="solid" busy={send.isPending} onClick={() => send.mutate(match.id)}>
            {texts.announce}
          </Button>
        </Box>
      ) : null}
    </chakra.article>
  );
}

/** Nothing to press: it is said what stands now, and where it was put right, by whose decision. */
function ChangedResult({ match, day }: ToldProps) {
  const correction = match.standing?.correction;
  return (
    <chakra.article data-changed={match.id} borderWidth="1px" borderColor="border.emphasized" p="4">
      <chakra.p fontWeight="bold">
        {texts.result}, {texts.partai(match.partai)}
      </chakra.p>
      <ResultTag match={match} />
      <chakra.p fontSize="lg" fontWeight="bold" lineHeight="1.2" overflowWrap="anywhere">
        {winnerInWords(match, day)}
      </chakra.p>
      {correction ? <chakra.p color="fg.muted">{correctionSentence(correction)}</chakra.p> : null}
    </chakra.article>
  );
}
