// Why an athlete does not go on: one press; what it means for the result is proposed, and can be taken back.
import { Box, chakra } from '@chakra-ui/react';
import { STOP_KINDS, STOP_LABELS, type StopKind } from '@gelanggang/domain/scoring/stops';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { scoringTexts as texts } from '../texts';

interface StopDialogProps {
  title: string;
  onClose(): void;
  onStop(kind: StopKind): void;
}

export function StopDialog({ title, onClose, onStop }: StopDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <chakra.p color="fg.muted" mb="3">
        {texts.stopText}
      </chakra.p>
      <Box display="grid" gap="2" pb="2">
        {STOP_KINDS.map((kind) => (
          <Button key={kind} minH="52px" justifyContent="start" whiteSpace="normal" onClick={() => onStop(kind)}>
            {STOP_LABELS[kind]}
          </Button>
        ))}
      </Box>
    </Dialog>
  );
}
