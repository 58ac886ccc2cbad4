// How far the referee counted: one press.
import { Box, chakra } from '@chakra-ui/react';
import { FULL_COUNT } from '@gelanggang/domain/scoring/proposed-result';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { scoringTexts as texts } from '../texts';

interface KnockdownDialogProps {
  open: boolean;
  title: string;
  onClose(): void;
  onCount(count: number): void;
}

export function KnockdownDialog({ open, title, onClose, onCount }: KnockdownDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <chakra.p color="fg.muted" mb="3">
        {texts.knockdownText}
      </chakra.p>
      <Box display="grid" gridTemplateColumns="repeat(5, 1fr)" gap="2" pb="2">
        {Array.from({ length: FULL_COUNT }, (_, index) => index + 1).map((count) => (
          <Button key={count} size="lg" px="0" onClick={() => onCount(count)}>
            {count}
          </Button>
        ))}
      </Box>
    </Dialog>
  );
}
