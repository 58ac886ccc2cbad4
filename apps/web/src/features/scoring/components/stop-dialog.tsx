// Why an athlete does not go on: who, then the reason; what it means for the result is proposed, and can be taken back.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { STOP_KINDS, STOP_LABELS, type StopKind } from '@gelanggang/domain/scoring/stops';
import { CORNER_LABELS, CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { Dialog } from '@web/components/dialog';
import { scoringTexts as texts } from '../texts';
import { UnfitConsequence } from './unfit-consequence';

/** Of the athlete's own side, or of the referee and the doctor. */
export const OWN_STOPS: readonly StopKind[] = ['gives-up', 'withdrawn'];
export const REFEREE_STOPS: readonly StopKind[] = STOP_KINDS.filter((kind) => !OWN_STOPS.includes(kind));

interface StopDialogProps {
  title: string;
  kinds: readonly StopKind[];
  names: Readonly<Record<Corner, string>>;
  sheet: ScoreSheet | null;
  onClose(): void;
  onStop(corner: Corner, kind: StopKind): void;
}

export function StopDialog({ title, kinds, names, sheet, onClose, onStop }: StopDialogProps) {
  const [corner, setCorner] = useState<Corner | null>(null);
  return (
    <Dialog open onClose={onClose} title={title}>
      <chakra.p color="fg.muted" mb="2">
        {texts.stopText}
      </chakra.p>
      <Box
        role="group"
        aria-label={texts.whoStops}
        display="grid"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        gap="2"
      >
        {CORNERS.map((one) => (
          <Button
            key={one}
            minH="64px"
            px="2"
            whiteSpace="normal"
            overflowWrap="anywhere"
            fontSize={{ base: 'sm', sm: 'md' }}
            aria-label={`${CORNER_LABELS[one]}, ${names[one]}`}
            aria-pressed={one === corner}
            bg={one === corner ? 'fg' : undefined}
            color={one === corner ? 'bg.panel' : undefined}
            _hover={one === corner ? { bg: 'fg' } : undefined}
            onClick={() => setCorner(one)}
          >
            <CornerMark corner={one} />
            {names[one]}
          </Button>
        ))}
      </Box>
      <Box display="grid" gap="2" py="2">
        {kinds.map((kind) => (
          <Button
            key={kind}
            minH="52px"
            justifyContent="start"
            whiteSpace="normal"
            disabled={corner === null}
            onClick={() => corner && onStop(corner, kind)}
          >
            {STOP_LABELS[kind]}
          </Button>
        ))}
      </Box>
      {corner && kinds.includes('injured-by-fault') ? <UnfitConsequence corner={corner} sheet={sheet} /> : null}
    </Dialog>
  );
}
