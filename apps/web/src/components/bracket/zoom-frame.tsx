// A drawing as wide as its page, and never so small that it cannot be read: then it is moved under the finger instead.
import { Box, chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../button';
import { bracketTexts as texts } from './texts';

const SMALLEST = 0.25;
const LARGEST = 2;
const STEP = 1.25;
/** Below it the smallest letters (11.5 units) are under 11 px. */
const READABLE = 0.957;
/** On a wide screen it grows a little, and no further. */
const WIDE = 1.25;

interface ZoomFrameProps {
  label: string;
  /** Of the drawing, in its own units. */
  width: number;
  /** Where something happens, in the drawing's units: looked at first where not all of it fits. */
  focus: { x: number; y: number } | null;
  children: ReactNode;
}

export function ZoomFrame({ label, width, focus, children }: ZoomFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** Null: as wide as the page, known to the style sheet without measuring. */
  const [scale, setScale] = useState<number | null>(null);

  const { x: fx, y: fy } = focus ?? {};
  useEffect(() => {
    const box = frame.current;
    if (!box || fx === undefined || fy === undefined) return;
    const drawn = box.scrollWidth / width;
    box.scrollTo(fx * drawn - box.clientWidth / 2, fy * drawn - box.clientHeight / 2);
  }, [fx, fy, width]);

  /** What stands in the middle stays there. */
  const zoom = (by: number) => {
    const box = frame.current;
    const drawing = box?.firstElementChild;
    if (!box || !drawing) return;
    const before = drawing.clientWidth / width;
    const after = Math.min(LARGEST, Math.max(SMALLEST, before * by));
    const [x, y] = [box.scrollLeft + box.clientWidth / 2, box.scrollTop + box.clientHeight / 2];
    setScale(after);
    requestAnimationFrame(() => {
      box.scrollTo((x * after) / before - box.clientWidth / 2, (y * after) / before - box.clientHeight / 2);
    });
  };

  const fitting = `max(${Math.ceil(width * READABLE)}px, min(100%, ${width * WIDE}px))`;
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
          <IconButton label={texts.zoomOut} size="sm" onClick={() => zoom(1 / STEP)}>
            <Minus aria-hidden="true" />
          </IconButton>
          <Button variant="quiet" size="sm" onClick={() => setScale(null)}>
            {texts.fitWidth}
          </Button>
          <IconButton label={texts.zoomIn} size="sm" onClick={() => zoom(STEP)}>
            <Plus aria-hidden="true" />
          </IconButton>
        </Box>
      </Box>
      <chakra.div
        ref={frame}
        role="group"
        aria-label={label}
        tabIndex={0}
        overflow="auto"
        maxH={{ base: 'max(420px, calc(100svh - 240px))', md: 'none' }}
        data-bracket-frame=""
      >
        <chakra.div
          style={{ width: scale === null ? fitting : `${width * scale}px` }}
          css={{ '& > svg': { width: '100%', height: 'auto' } }}
        >
          {children}
        </chakra.div>
      </chakra.div>
    </Box>
  );
}
