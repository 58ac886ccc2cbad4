// A judge's panel: two corners, three large buttons each, to be pressed without looking.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { CORNERS } from '@gelanggang/domain/words/corners';
import type { PanelState } from '@gelanggang/contract/scoring';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useTaps } from '../panel.api';
import { scoringTexts as texts } from '../texts';
import { JudgeCorner } from './judge-corner';
import { OfflineBand } from './offline-band';
import { PanelHead } from './panel-head';
import { VerificationQuestion } from './verification-question';

interface JudgePanelProps {
  state: PanelState;
  isThere: boolean;
  /** How often the server was lost and is back. */
  backs: number;
  /** A tap got no answer. */
  onDoubt(): void;
}

export function JudgePanel({ state, isThere, backs, onDoubt }: JudgePanelProps) {
  const { taps, isUnreachable, queue } = useTaps(state);
  useEffect(() => {
    if (isUnreachable) onDoubt();
  }, [isUnreachable, onDoubt]);
  useEffect(() => queue.reached(), [queue, backs]);
  const { match, rules, score, seat } = state;
  const isOn = match?.status === 'ongoing' && match.kind === 'tanding';
  const isOnline = isThere && !isUnreachable;
  const question = isOn ? (score?.verification ?? null) : null;
  return (
    <Box
      as="main"
      position="fixed"
      inset="0"
      display="flex"
      flexDirection="column"
      bg="ink.bg"
      userSelect="none"
      overscrollBehavior="none"
      css={{ WebkitTouchCallout: 'none' }}
    >
      <PanelHead state={state} isOnline={isOnline} />
      {isOnline ? null : <OfflineBand text={texts.offlineText} />}
      {question ? (
        <VerificationQuestion key={question.id} question={question} seat={seat} />
      ) : isOn && match && rules ? (
        <Box flex="1" minH="0" display="grid" gridTemplateColumns="1fr 1fr" gap="1" bg="ink.bg">
          {CORNERS.map((corner) => (
            <JudgeCorner
              key={corner}
              corner={corner}
              who={match[corner]}
              worths={rules.points}
              taps={taps.filter((tap) => tap.corner === corner)}
              onTap={(kind) => queue.tap(corner, kind)}
            />
          ))}
        </Box>
      ) : (
        <Box flex="1" display="grid" placeContent="center" textAlign="center" p="6" color="ink.fg">
          <chakra.p fontSize="2xl" fontWeight="bold" color="ink.strong">
            {match ? texts.called(match.partai) : texts.noMatch}
          </chakra.p>
          {match?.kind === 'tanding' ? (
            <chakra.p mt="2">
              {shownName(match.blue.name)} – {shownName(match.red.name)}
            </chakra.p>
          ) : null}
          {match?.kind === 'seni' ? <chakra.p mt="2">{texts.seniMatch}</chakra.p> : null}
        </Box>
      )}
    </Box>
  );
}
