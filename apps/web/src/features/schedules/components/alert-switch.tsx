// Turns the notices of followed matches on and off, or says why this browser cannot give any.
import { Box, chakra } from '@chakra-ui/react';
import { Bell, BellOff } from 'lucide-react';
import { Button } from '../../../components/button';
import { FOLLOWED_NEWS, type FollowedNews } from '@gelanggang/domain/schedule/followed-news';
import { CheckList } from '../../../components/check-list';
import { chooseAlertKinds, switchAlerts, useAlertKinds, useAlertState } from '../../../lib/alerts';
import { useIsPushed } from '../../../lib/push';
import { followTexts } from '../follow-texts';

const { alerts: texts } = followTexts;

export function AlertSwitch() {
  const state = useAlertState();
  const isPushed = useIsPushed();
  const kinds = useAlertKinds();
  // results are told by the server alone
  const offered = FOLLOWED_NEWS.filter((kind) => isPushed || kind !== 'result');
  const choose = (chosen: readonly FollowedNews[]) => {
    const isHidden = (kind: FollowedNews) => kinds.includes(kind) && !offered.includes(kind);
    void chooseAlertKinds(
      chosen.length === 0 ? [] : FOLLOWED_NEWS.filter((kind) => chosen.includes(kind) || isHidden(kind)),
    );
  };
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
        <Box pt="2">
          <CheckList
            label={texts.kinds}
            options={offered.map((kind) => ({ value: kind, label: texts.kind[kind] }))}
            chosen={kinds.filter((kind) => offered.includes(kind))}
            onChange={choose}
            columns={2}
          />
        </Box>
      ) : null}
    </chakra.section>
  );
}
