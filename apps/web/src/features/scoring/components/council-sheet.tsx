// Everything on the sheet, newest first; whatever stands can be withdrawn with a reason.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as councilCalls from '@gelanggang/contract/calls/council';
import type { PanelState } from '@gelanggang/contract/scoring';
import { COUNTED_BY } from '@gelanggang/domain/scoring/counted-by';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { useSheet } from '../panel.api';
import { act } from '../panel-http';
import { scoringTexts as texts } from '../texts';
import { cornerOf, type TableAct, undo } from '../table-acts';
import type { TakeAct } from '../use-table-acts';
import { type Entry, entriesOf } from '../sheet-entries';
import { WithdrawDialog } from './withdraw-dialog';

interface CouncilSheetProps {
  state: PanelState;
  /** Entered here and not sent yet, oldest first. */
  waiting: readonly TableAct[];
  isBusy: boolean;
  onAct: TakeAct;
}

const WITHDRAW = {
  points: councilCalls.withdrawPoint,
  penalties: councilCalls.withdrawPenalty,
  knockdowns: councilCalls.withdrawKnockdown,
  stops: councilCalls.withdrawStop,
  timers: councilCalls.withdrawTimer,
  cards: councilCalls.withdrawVideo,
};

export function CouncilSheet({ state, waiting, isBusy, onAct }: CouncilSheetProps) {
  const sheet = useSheet(state);
  const [chosen, setChosen] = useState<Entry | null>(null);
  const entries = sheet.data ? entriesOf(sheet.data) : [];
  return (
    <chakra.section aria-label={texts.sheet}>
      <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted" mb="1">
        {texts.sheet}
      </chakra.h3>
      {sheet.data !== undefined && entries.length + waiting.length === 0 ? (
        // what the desk counts stands at the desk
        <chakra.p color="fg.muted">{sheet.data?.counted.length ? COUNTED_BY.desk : texts.emptySheet}</chakra.p>
      ) : null}
      <chakra.ol>
        {[...waiting].reverse().map((one) => (
          <chakra.li
            key={one.key}
            data-unsent={one.key}
            display="flex"
            alignItems="center"
            gap="2"
            py="1.5"
            minH="48px"
            borderTopWidth="1px"
          >
            <CornerOf act={one.act} />
            <Box flex="1" minW="0">
              <chakra.p fontWeight="semibold" lineHeight="1.25">
                {one.label}
              </chakra.p>
              <chakra.p textStyle="xs" color="fg.warning">
                {texts.notSentYet}
              </chakra.p>
            </Box>
            <Button size="sm" variant="quiet" onClick={() => undo(one)}>
              {texts.undo}
            </Button>
          </chakra.li>
        ))}
        {entries.map((entry) => (
          <chakra.li
            key={`${entry.kind} ${entry.id}`}
            display="flex"
            alignItems="center"
            gap="2"
            py="1.5"
            minH="48px"
            borderTopWidth="1px"
          >
            <CornerMark corner={entry.corner} isBesideWord={entry.kind === 'cards'} />
            <Box flex="1" minW="0" textDecoration={entry.withdrawnReason === null ? undefined : 'line-through'}>
              <chakra.p fontWeight="semibold" lineHeight="1.25">
                {entry.title}
              </chakra.p>
              <chakra.p textStyle="xs" color="fg.muted">
                {entry.detail}
              </chakra.p>
            </Box>
            {entry.withdrawnReason === null ? (
              <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => setChosen(entry)}>
                {texts.withdraw}
              </Button>
            ) : (
              <chakra.span textStyle="xs" color="fg.warning" maxW="8rem">
                {texts.withdrawn(entry.withdrawnReason)}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
      {chosen ? (
        <WithdrawDialog
          title={`${chosen.title} ${CORNER_LABELS[chosen.corner]}`}
          of={chosen.id}
          onClose={() => setChosen(null)}
          onWithdraw={(reason) => {
            setChosen(null);
            onAct(act(WITHDRAW[chosen.kind], { params: { id: chosen.id }, body: { reason } }), { title: chosen.title });
          }}
        />
      ) : null}
    </chakra.section>
  );
}

function CornerOf({ act: kept }: Pick<TableAct, 'act'>) {
  const corner = cornerOf(kept);
  return corner ? <CornerMark corner={corner} /> : null;
}
