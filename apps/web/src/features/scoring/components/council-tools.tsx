// The rarer tools of the table: asking the judges, the doctor, a uniform, a passive athlete, a protest card.
import { Box, chakra } from '@chakra-ui/react';
import { Hand, Hourglass, type LucideIcon, Shirt, Stethoscope, Video } from 'lucide-react';
import { useState } from 'react';
import * as councilCalls from '@gelanggang/contract/calls/council';
import type { PanelState, ScoreSheet } from '@gelanggang/contract/scoring';
import { TIMER_LABELS, type TimerKind } from '@gelanggang/domain/scoring/table-timers';
import { VERIFICATION_KINDS, VERIFICATION_LABELS } from '@gelanggang/domain/scoring/verdicts';
import { CORNER_LABELS, CORNERS } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { Dialog } from '@web/components/dialog';
import { newPress } from '../panel.api';
import { act, type PanelAct } from '../panel-http';
import { scoringTexts as texts } from '../texts';
import { CardDialog } from './card-dialog';

type Tool = 'verification' | 'doctor' | 'uniform' | 'passive' | 'var';
const ICONS: Readonly<Record<Tool, LucideIcon>> = {
  verification: Hand,
  doctor: Stethoscope,
  uniform: Shirt,
  passive: Hourglass,
  var: Video,
};
const KINDS: Partial<Record<Tool, readonly TimerKind[]>> = {
  doctor: ['doctor'],
  uniform: ['uniform', 'protector'],
  passive: ['passive'],
};

interface CouncilToolsProps {
  state: PanelState;
  sheet: ScoreSheet | null;
  match: NonNullable<PanelState['match']>;
  /** Whether this age fights with throws. */
  hasThrows: boolean;
  isBusy: boolean;
  onAct(act: PanelAct): void;
  /** The referee has stopped the fight: so does the clock. */
  onStand(): void;
}

export function CouncilTools({ state, sheet, match, hasThrows, isBusy, onAct, onStand }: CouncilToolsProps) {
  const [tool, setTool] = useState<Tool | null>(null);
  const take = (act: PanelAct) => {
    setTool(null);
    onAct(act);
  };
  return (
    <Box
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(5, minmax(0, 1fr))',
        lg: 'repeat(2, minmax(0, 1fr))',
      }}
      gap="2"
    >
      {(Object.keys(ICONS) as Tool[]).map((one) => {
        const Icon = ICONS[one];
        return (
          <Button
            key={one}
            minH="56px"
            px="1"
            disabled={isBusy}
            onClick={() => {
              // who is passive is timed while they fight
              // and a card stops the clock itself, once it is raised
              if (one !== 'passive' && one !== 'var') onStand();
              setTool(one);
            }}
          >
            <Icon aria-hidden="true" />
            {texts.tools[one]}
          </Button>
        );
      })}
      {tool === 'var' ? (
        <CardDialog
          state={state}
          sheet={sheet}
          hasThrows={hasThrows}
          onClose={() => setTool(null)}
          onRaise={(body) => take(act(councilCalls.requestVideo, { body: { ...body, match_id: match.id } }))}
        />
      ) : tool ? (
        <Dialog open onClose={() => setTool(null)} title={texts.toolTitles[tool]}>
          <Box display="grid" gap="2" pb="2">
            {tool === 'verification'
              ? VERIFICATION_KINDS.filter((kind) => kind !== 'throw' || hasThrows).map((kind) => (
                  <Button key={kind} minH="60px" onClick={() => take(act(councilCalls.ask, { body: { kind } }))}>
                    {VERIFICATION_LABELS[kind]}
                  </Button>
                ))
              : null}
            {(KINDS[tool] ?? []).map((kind, _, kinds) => (
              <Box key={kind}>
                {kinds.length > 1 ? (
                  <chakra.p fontWeight="semibold" mb="1">
                    {TIMER_LABELS[kind]}
                  </chakra.p>
                ) : null}
                <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="2">
                  {CORNERS.map((corner) => (
                    <Button
                      key={corner}
                      minH="64px"
                      px="2"
                      whiteSpace="normal"
                      overflowWrap="anywhere"
                      fontSize={{ base: 'sm', sm: 'md' }}
                      aria-label={`${TIMER_LABELS[kind]} ${CORNER_LABELS[corner]}`}
                      onClick={() => take(act(councilCalls.startTimer, { body: { kind, corner, key: newPress() } }))}
                    >
                      <CornerMark corner={corner} />
                      {shownName(match[corner].name)}
                    </Button>
                  ))}
                </Box>
              </Box>
            ))}
          </Box>
        </Dialog>
      ) : null}
    </Box>
  );
}
