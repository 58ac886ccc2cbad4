// While one phone counts the match: whether it is there, and the way to go on counting at the desk.
import { Box, chakra } from '@chakra-ui/react';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { useSeatStep } from '../panels.api';
import { panelTexts as texts } from '../panel-texts';

export function PhoneCounts({ arenaId, isAway }: { arenaId: number; isAway: boolean }) {
  const step = useSeatStep(arenaId);
  const [isAsking, setAsking] = useState(false);
  return (
    <Box
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      p="3"
      rounded="md"
      bg={isAway ? 'status.warn.subtle' : 'bg.subtle'}
      color={isAway ? 'status.warn.fg' : 'fg'}
    >
      <Smartphone size={22} aria-hidden="true" />
      <chakra.p flex="1 1 14rem" fontWeight="semibold">
        {isAway ? texts.phoneAway : texts.phoneCounts}
      </chakra.p>
      <Button minH="48px" onClick={() => setAsking(true)}>
        {texts.countHere}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.countHereTitle}
        question={texts.countHereText}
        confirmText={texts.countHere}
        isDestructive={false}
        busy={step.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => step.mutate({ seat: PHONE_SEAT, step: 'release' }, { onSuccess: () => setAsking(false) })}
      />
    </Box>
  );
}
