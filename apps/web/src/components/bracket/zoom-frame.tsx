// A drawing in a frame that zooms and pans by mouse, touch and keyboard, and goes to the parts of a large one.
import { Box, chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { Button, IconButton } from '../button';
import { Select } from '../form-field';
import type { BracketJump } from './bracket-jumps';
import { bracketTexts as texts } from './texts';

const SMALLEST = 0.1;
const LARGEST = 2;
/** Below it names cannot be read: the drawing is panned instead. */
const READABLE = 0.7;
const TRAVEL_MS = 200;

export function ZoomFrame({ jumps, children }: { jumps: readonly BracketJump[]; children: ReactNode }) {
  const control = useRef<ReactZoomPanPinchRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();

  const sizes = useCallback(() => {
    const drawing = content.current?.firstElementChild;
    if (!frame.current || !drawing) return null;
    const [width, tall] = ['width', 'height'].map((name) => Number(drawing.getAttribute(name)));
    if (!width || !tall) return null;
    const { clientWidth, clientHeight } = frame.current;
    return { width, tall, clientWidth, clientHeight, readable: fitting(READABLE, clientWidth / width) };
  }, []);

  /** To the width, but never smaller than names can be read. */
  const fit = useCallback(
    (travelMs: number) => {
      const size = sizes();
      if (!size) return;
      setHeight(Math.min(size.tall * size.readable + 8, Math.max(420, window.innerHeight - 240)));
      control.current?.setTransform(0, 0, size.readable, travelMs);
    },
    [sizes],
  );
  useEffect(() => fit(0), [fit]);

  const fitWhole = () => {
    const size = sizes();
    if (!size) return;
    const scale = Math.min(1, size.clientWidth / size.width, size.clientHeight / size.tall);
    control.current?.setTransform((size.clientWidth - size.width * scale) / 2, 0, scale, TRAVEL_MS);
  };

  const goTo = (jump: BracketJump) => {
    const size = sizes();
    if (!size) return;
    const scale = size.readable;
    const room = size.clientWidth - size.width * scale;
    const x = jump.side === 'left' ? 0 : jump.side === 'right' ? room : room / 2;
    const y = jump.side === 'middle' ? size.clientHeight / 2 - jump.y * scale : -jump.y * scale;
    control.current?.setTransform(x, y, scale, TRAVEL_MS);
  };

  return (
    <Box mt="4">
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
