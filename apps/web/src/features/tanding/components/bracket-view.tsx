// A drawn bracket in a frame that zooms and pans by mouse, touch and keyboard; pairs and single finals as cards.
import { Box, chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import type { BracketAnswer, BracketGame } from '@gelanggang/contract/tanding';
import { Button, IconButton } from '@web/components/button';
import { tandingTexts as texts } from '../texts';
import { Bracket } from './bracket/bracket';
import { GameCards } from './bracket/game-cards';

interface BracketViewProps {
  bracket: BracketAnswer;
  onSelect(game: BracketGame): void;
}

export function BracketView({ bracket, onSelect }: BracketViewProps) {
  const games = bracket.rounds.flatMap((round) => round.games);
  if (bracket.match_chart === 2 || games.length === 1) {
    return (
      <Box mt="4">
        <GameCards games={games} isFinalOnly={games.length === 1 && bracket.match_chart !== 2} />
      </Box>
    );
  }
  return (
    <ZoomFrame>
      <Bracket rounds={bracket.rounds} title={bracket.pool.title} onSelect={onSelect} />
    </ZoomFrame>
  );
}

const SMALLEST = 0.15;
const LARGEST = 2;
const READABLE = 0.7;

/** Fits the drawing to the width, but never smaller than names can be read: then it is panned. */
function ZoomFrame({ children }: { children: React.ReactNode }) {
  const control = useRef<ReactZoomPanPinchRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();

  const fit = useCallback((animationMs: number) => {
    const drawing = content.current?.firstElementChild;
    if (!frame.current || !drawing || !control.current) return;
    const width = Number(drawing.getAttribute('width'));
    const tall = Number(drawing.getAttribute('height'));
    const scale = Math.min(1, Math.max(READABLE, frame.current.clientWidth / width));
    setHeight(Math.min(tall * scale + 8, Math.max(420, window.innerHeight - 240)));
    control.current.setTransform(0, 0, scale, animationMs);
  }, []);
  useEffect(() => fit(0), [fit]);

  return (
    <Box mt="4">
      <Box display="flex" justifyContent="flex-end" mb="2">
        <Box
          display="flex"
          alignItems="center"
          bg="bg.panel"
          rounded="md"
          borderWidth="1px"
          borderColor="border.control"
        >
          <IconButton label={texts.zoomOut} size="sm" onClick={() => control.current?.zoomOut()}>
            <Minus aria-hidden="true" />
          </IconButton>
          <Button variant="quiet" size="sm" onClick={() => fit(200)}>
            {texts.fitWidth}
          </Button>
          <IconButton label={texts.zoomIn} size="sm" onClick={() => control.current?.zoomIn()}>
            <Plus aria-hidden="true" />
          </IconButton>
        </Box>
      </Box>
      <chakra.div ref={frame} overflow="hidden" style={{ height }} minH="12rem">
        <TransformWrapper
          ref={control}
          minScale={SMALLEST}
          maxScale={LARGEST}
          limitToBounds={false}
          wheel={{ activationKeys: ['Control', 'Meta'] }}
          doubleClick={{ disabled: true }}
        >
          <TransformComponent wrapperStyle={{ width: '100%', height: '100%' }}>
            <div ref={content}>{children}</div>
          </TransformComponent>
        </TransformWrapper>
      </chakra.div>
    </Box>
  );
}
