// Turns the notices of followed matches on and off, or says why this browser cannot give any.
import { Box, chakra } from '@chakra-ui/react';
import { Bell, BellOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../components/button';
import { switchAlerts, useAlertState } from '../../../lib/alerts';
import { useIsPushed } from '../../../lib/push';
import { followTexts } from '../follow-texts';

const { alerts: texts } = followTexts;

const AlertKinds = lazy(() => import('./alert-kinds'));

export function AlertSwitch() {
  const state = useAlertState();
  const isPushed = useIsPushed();
  const canSwitch = state === 'on' || state === 'off';
  return (
    <chakra.section mt="7" borderTopWidth="2px" borderColor="fg" pt="3">
      <chakra.h2 textStyle="title.section">{texts.title}</chakra.h2>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" pt="2">
        <chakra.p textStyle="sm" color="fg.muted" flex="1 1 15rem" aria-live="polite" data-alerts={state}>
          {state === 'on' && isPushed ? texts.pushed : texts[state]}
        </chakra.p>
        {canSwitch ? (
          <Button
            variant={state === 'off' ? 'solid' : 'outline'}
            size="sm"
            onClick={() => void switchAlerts(state === 'off')}
          >
            {state === 'off' ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
            {state === 'off' ? texts.turnOn : texts.turnOff}
          </Button>
        ) : null}
      </Box>
      {state === 'on' ? (
        <Suspense fallback={<Box h="8rem" aria-busy="true" />}>
          <AlertKinds isPushed={isPushed} />
        </Suspense>
      ) : null}
    </chakra.section>
  );
}
