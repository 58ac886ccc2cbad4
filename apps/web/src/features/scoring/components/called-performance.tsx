// A performance that is called, on the council's panel: who, the three calls, and who has not come after them.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as panelAbsenceCalls from '@gelanggang/contract/calls/panel-absences';
import type { LiveMatch } from '@gelanggang/contract/live';
import { readTimer } from '@gelanggang/domain/scoring/table-timers';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { ThreeCalls } from '@web/components/three-calls';
import { useNow } from '@web/lib/use-now';
import { serverNow } from '@web/live/server-time';
import { absenceTexts as texts } from '../absence-texts';
import { act, usePanelAct } from '../panel-http';
import { scoringTexts } from '../texts';
import { PerformerStrip } from './performer-strip';

export function CalledPerformance({ match }: { match: LiveMatch }) {
  useNow(500);
  const sending = usePanelAct();
  const [isAsking, setAsking] = useState(false);
  const calledAt = match.called_at;
  const isUp = calledAt !== null && readTimer('calls', Date.parse(calledAt), serverNow()).isUp;
  return (
    <>
      <Box w="100%" maxW="46rem" rounded="md" overflow="hidden" textAlign="start">
        <PerformerStrip match={match} />
      </Box>
      <ThreeCalls calledAt={calledAt} />
      {isUp ? (
        <Button minH="56px" minW="12rem" disabled={sending.isPending} onClick={() => setAsking(true)}>
          {texts.enter}
        </Button>
      ) : null}
      <chakra.p mt="2">{scoringTexts.seniMatch}</chakra.p>
      <ConfirmDialog
        open={isAsking}
        title={texts.title(match.partai)}
        question={match.mode === 'battle' ? texts.inBattle : texts.inPool}
        name={shownName(match[match.corner ?? 'blue'].name)}
        confirmText={texts.enter}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          sending.mutate(act(panelAbsenceCalls.record, { body: { match_id: match.id } }));
        }}
      />
    </>
  );
}
