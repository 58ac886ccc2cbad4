// The referee counts: 1 to 10 by the second or by a press, with what follows at 9, at 10 and at the third in a row.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FULL_COUNT } from '@gelanggang/domain/scoring/proposed-result';
import { CORNER_LABELS, otherCorner, type Corner } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { scoringTexts as texts } from '../texts';
import { TimePanel } from './time-panel';

const TEGURAN_COUNT = FULL_COUNT - 1;

interface CountPanelProps {
  corner: Corner;
  name: string;
  /** So many counts of this corner stand in a row in this round already. */
  inARow: number;
  round: number;
  isBusy: boolean;
  onCancel(): void;
  onCount(count: number, isOwnFall: boolean): void;
}

export function CountPanel({ corner, name, inARow, round, isBusy, onCancel, onCount }: CountPanelProps) {
  const [count, setCount] = useState(1);
  const [isUp, setUp] = useState(false);
  const [isOwnFall, setOwnFall] = useState(false);
  const last = isUp ? TEGURAN_COUNT : FULL_COUNT;
  useEffect(() => {
    if (count >= last) return;
    const timer = setTimeout(() => setCount(count + 1), 1_000);
    return () => clearTimeout(timer);
  }, [count, last]);
  const opponent = CORNER_LABELS[otherCorner(corner)];
  const isThird = inARow >= 2;
  const isOver = count >= last;
  return (
    <TimePanel
      title={texts.knockdownTitle(CORNER_LABELS[corner])}
      corner={corner}
      figure={String(count)}
      note={name}
      buttons={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          {isOver ? null : (
            <Button disabled={isBusy} onClick={() => onCount(count, isOwnFall)}>
              {texts.enterCount(count)}
            </Button>
          )}
          {isOver ? (
            <Button variant="solid" disabled={isBusy} onClick={() => onCount(count, isOwnFall)}>
              {isThird
                ? texts.countEnds(count, texts.wins.teknik(opponent))
                : count >= FULL_COUNT
                  ? texts.countEnds(count, (isOwnFall ? texts.wins.teknik : texts.wins.mutlak)(opponent))
                  : texts.countEnds(count, texts.teguran)}
            </Button>
          ) : (
            <Button variant="solid" disabled={isUp || count >= TEGURAN_COUNT} onClick={() => setUp(true)}>
              {isUp ? texts.goesOnToNine : texts.standsReady}
            </Button>
          )}
        </>
      }
    >
      <Box display="grid" gridTemplateColumns="repeat(10, minmax(0, 1fr))" gap={{ base: '1', sm: '1.5' }} mb="2">
        {Array.from({ length: FULL_COUNT }, (_, index) => index + 1).map((one) => (
          <Button
            key={one}
            px="0"
            minH={{ base: '44px', sm: '56px' }}
            textStyle="display.partai"
            fontSize={{ base: '18px', sm: '24px' }}
            aria-label={texts.counted(one)}
            aria-pressed={one === count}
            bg={one <= count ? 'fg' : 'bg.muted'}
            color={one <= count ? 'bg.panel' : 'fg.muted'}
            borderColor="transparent"
            outline={one === count ? '3px solid' : undefined}
            outlineColor="marun.solid"
            outlineOffset="1px"
            _hover={{ bg: one <= count ? 'fg' : 'bg.muted' }}
            onClick={() => setCount(one)}
          >
            {one}
          </Button>
        ))}
      </Box>
      <chakra.p role={isThird ? 'alert' : undefined}>
        {isThird ? <b>{texts.thirdInARow}</b> : texts.countOrder(inARow + 1, round)}{' '}
        <b>
          {texts.atNine} {(isOwnFall ? texts.atTen.own : texts.atTen.attack)(opponent)}
        </b>
      </chakra.p>
      <chakra.label display="flex" alignItems="center" gap="3" minH="44px">
        <chakra.input
          type="checkbox"
          boxSize="22px"
          checked={isOwnFall}
          onChange={(event) => setOwnFall(event.target.checked)}
        />
        {texts.ownFall}
      </chakra.label>
    </TimePanel>
  );
}
