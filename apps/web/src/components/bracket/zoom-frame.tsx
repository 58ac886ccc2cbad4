// A drawing in a frame that zooms and pans by mouse, touch and keyboard, and goes to the parts of a large one.
import { Box, chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { Button, IconButton } from '../button';
import { Select } from '../form-controls';
import type { BracketJump } from './bracket-jumps';
import { bracketTexts as texts } from './texts';

const SMALLEST = 0.1;
const LARGEST = 2;
/** Below it the smallest letters (11.5 units) are under 11 px: the drawing is panned instead. */
const READABLE = 0.957;
const TRAVEL_MS = 200;

interface ZoomFrameProps {
  jumps: readonly BracketJump[];
  /** Of the drawing, in its own units: its place is kept before it is there. */
  width: number;
  height: number;
  /** Where something happens, in the drawing's units: looked at first where not all of it fits. */
  focus?: { x: number; y: number } | null;
  children: ReactNode;
}

/** As tall as the drawing at the scale that `fit` gives it, and no taller than the screen: known without measuring. */
function frameHeight(width: number, height: number): string {
  const drawn = `min(${height}px, max(${height * READABLE}px, ${(100 * height) / width}cqw))`;
  return `min(${drawn} + 8px, max(420px, 100svh - 240px))`;
}

export function ZoomFrame({ jumps, width, height, focus = null, children }: ZoomFrameProps) {
  const control = useRef<ReactZoomPanPinchRef>(null);
  const frame = useRef<HTMLDivElement>(null);

  const sizes = useCallback(() => {
    if (!frame.current) return null;
    const { clientWidth, clientHeight } = frame.current;
    return { clientWidth, clientHeight, readable: fitting(READABLE, clientWidth / width) };
  }, [width]);

  const { x: fx, y: fy } = focus ?? {};
  /** To the width, but never smaller than names can be read; of a larger drawing to where something happens. */
  const fit = useCallback(
    (travelMs: number) => {
      const size = sizes();
      if (!size) return;
      const scale = size.readable;
      const shifted = (room: number, length: number, at: number | undefined) =>
        at === undefined || length <= room ? 0 : Math.min(0, Math.max(room - length, room / 2 - at * scale));
      const x = shifted(size.clientWidth, width * scale, fx);
      control.current?.setTransform(x, shifted(size.clientHeight, height * scale, fy), scale, travelMs);
    },
    [sizes, width, height, fx, fy],
  );
  useEffect(() => fit(0), [fit]);

  const fitWhole = () => {
    const size = sizes();
    if (!size) return;
    const scale = Math.min(1, size.clientWidth / width, size.clientHeight / height);
    control.current?.setTransform((size.clientWidth - width * scale) / 2, 0, scale, TRAVEL_MS);
  };

  const goTo = (jump: BracketJump) => {
    const size = sizes();
    if (!size) return;
    const scale = size.readable;
    const room = size.clientWidth - width * scale;
    const x = jump.side === 'left' ? 0 : jump.side === 'right' ? room : room / 2;
    const y = jump.side === 'middle' ? size.clientHeight / 2 - jump.y * scale : -jump.y * scale;
    control.current?.setTransform(x, y, scale, TRAVEL_MS);
  };

  return (
    <Box mt="4" containerType="inline-size">
      <Box display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mb="2">
        {jumps.length > 0 ? <JumpSelect jumps={jumps} onJump={goTo} /> : null}
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
          <Button variant="quiet" size="sm" onClick={() => fit(TRAVEL_MS)}>
            {texts.fitWidth}
          </Button>
          {jumps.length > 0 ? (
            <Button variant="quiet" size="sm" onClick={fitWhole}>
              {texts.fitWhole}
            </Button>
          ) : null}
          <IconButton label={texts.zoomIn} size="sm" onClick={() => control.current?.zoomIn()}>
            <Plus aria-hidden="true" />
          </IconButton>
        </Box>
      </Box>
      <chakra.div ref={frame} overflow="hidden" style={{ height: frameHeight(width, height) }} minH="12rem">
        <TransformWrapper
          ref={control}
          minScale={SMALLEST}
          maxScale={LARGEST}
          // the server draws it so, and most phones keep it so
          initialScale={READABLE}
          limitToBounds={false}
          wheel={{ activationKeys: ['Control', 'Meta'] }}
          doubleClick={{ disabled: true }}
        >
          <TransformComponent wrapperStyle={{ width: '100%', height: '100%' }}>
            <div>{children}</div>
          </TransformComponent>
        </TransformWrapper>
      </chakra.div>
    </Box>
  );
}

/** The largest scale up to 1 that fits, and no smaller than what can be read. */
const fitting = (smallest: number, wanted: number): number => Math.min(1, Math.max(smallest, wanted));

function JumpSelect({ jumps, onJump }: { jumps: readonly BracketJump[]; onJump(jump: BracketJump): void }) {
  return (
    <Box flex={{ base: '1 1 100%', md: '0 1 14rem' }}>
      <Select
        aria-label={texts.jump}
        minH={{ base: '44px', md: '38px' }}
        fontSize="sm"
        value=""
        onChange={(event) => {
          const jump = jumps.find(({ label }) => label === event.target.value);
          if (jump) onJump(jump);
        }}
      >
        <option value="" disabled>
          {texts.jump}
        </option>
        {jumps.map(({ label }) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </Select>
    </Box>
  );
}
