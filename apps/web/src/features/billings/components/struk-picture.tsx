// A photographed proof: whole at first, then larger, or turned; the browser already turns it as the camera noted.
import { Box, chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { billingTexts as texts } from '../texts';

interface StrukPictureProps {
  url: string;
  /** 1: the whole picture is seen. */
  zoom: number;
  /** Quarter turns to the right. */
  turns: number;
  onZoom(): void;
}

export function StrukPicture({ url, zoom, turns, onZoom }: StrukPictureProps) {
  const [natural, setNatural] = useState<{ width: number; height: number } | null>(null);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const isLying = turns % 2 === 1;
  const room = frame ? { width: frame.clientWidth, height: frame.clientHeight } : null;
  const size = natural && room ? sizeOf(natural, room, isLying, zoom) : null;
  const box = size && (isLying ? { width: size.height, height: size.width } : size);
  // what is in the middle stays there while the picture grows
  const middle = useRef({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    if (!frame) return;
    frame.scrollLeft = middle.current.x * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = middle.current.y * frame.scrollHeight - frame.clientHeight / 2;
  }, [frame, zoom, turns]);
  return (
    // the frame lies on the dialog without a size of its own: a large picture must not widen it
    <Box position="relative" h="65dvh" borderWidth="1px" borderColor="border" bg="bg.muted">
      <Box
        ref={setFrame}
        position="absolute"
        inset="0"
        overflow="auto"
        onScroll={({ currentTarget: at }) => {
          middle.current = {
            x: (at.scrollLeft + at.clientWidth / 2) / at.scrollWidth,
            y: (at.scrollTop + at.clientHeight / 2) / at.scrollHeight,
          };
        }}
        display="grid"
        justifyItems="safe center"
        alignItems="safe center"
        // scrolled with the arrow keys too
        tabIndex={0}
        role="group"
        aria-label={texts.strukAlt}
      >
        <Box position="relative" flex="none" style={box ?? undefined}>
          <chakra.img
            src={url}
            alt={texts.strukAlt}
            maxW="none"
            position="absolute"
            top="50%"
            left="50%"
            visibility={size ? undefined : 'hidden'}
            onLoad={(event) =>
              setNatural({ width: event.currentTarget.naturalWidth, height: event.currentTarget.naturalHeight })
            }
            onDoubleClick={onZoom}
            style={{ ...size, transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
          />
        </Box>
      </Box>
    </Box>
  );
}

interface Size {
  width: number;
  height: number;
}

/** Of the picture before it is turned. A small one is not blown up to fill the frame. */
function sizeOf(natural: Size, room: Size, isLying: boolean, zoom: number): Size {
  const [width, height] = isLying ? [room.height, room.width] : [room.width, room.height];
  const scale = Math.min(width / natural.width, height / natural.height, 1) * zoom;
  return { width: Math.round(natural.width * scale), height: Math.round(natural.height * scale) };
}
