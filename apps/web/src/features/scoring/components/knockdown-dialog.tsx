// How far the referee counted: one press, with what follows from it said before.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FULL_COUNT } from '@gelanggang/domain/scoring/proposed-result';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { scoringTexts as texts } from '../texts';

interface KnockdownDialogProps {
  title: string;
  /** Two counts in a row of this round stand already. */
  isThird: boolean;
  onClose(): void;
  onCount(count: number, isOwnFall: boolean): void;
}

export function KnockdownDialog({ title, isThird, onClose, onCount }: KnockdownDialogProps) {
  const [isOwnFall, setOwnFall] = useState(false);
  return (
    <Dialog open onClose={onClose} title={title}>
      <chakra.p color="fg.muted" mb="2">
        {texts.knockdownText}
      </chakra.p>
      <chakra.label display="flex" alignItems="center" gap="3" minH="48px" mb="2">
        <chakra.input
          type="checkbox"
          boxSize="22px"
          checked={isOwnFall}
          onChange={(event) => setOwnFall(event.target.checked)}
        />
        {texts.ownFall}
      </chakra.label>
      <Box display="grid" gridTemplateColumns="repeat(5, 1fr)" gap="2">
        {Array.from({ length: FULL_COUNT }, (_, index) => index + 1).map((count) => (
          <Button
            key={count}
            size="lg"
            px="0"
            borderWidth={count >= FULL_COUNT - 1 ? '2px' : '1px'}
            onClick={() => onCount(count, isOwnFall)}
          >
            {count}
          </Button>
        ))}
      </Box>
      <chakra.p mt="3" mb="2" fontSize="sm">
        {texts.atNine} · {isOwnFall ? texts.atTen.own : texts.atTen.attack}
      </chakra.p>
      {isThird ? (
        <chakra.p mb="2" fontWeight="bold" role="alert">
          {texts.thirdInARow}
        </chakra.p>
      ) : null}
    </Dialog>
  );
}
