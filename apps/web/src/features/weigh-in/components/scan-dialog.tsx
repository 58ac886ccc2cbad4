// The phone's camera looks for the code of an athlete's card.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@web/components/dialog';
import { codeReader } from '../read-codes';
import { weighInTexts as texts } from '../texts';

/** Several looks a second; the same code is told once. */
const LOOK_MS = 150;

interface ScanDialogProps {
  /** What became of the last code: a sentence, while the camera goes on. */
  answer: string | null;
  onCode(code: string): void;
  onClose(): void;
}

export function ScanDialog({ answer, onCode, onClose }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'looking' | 'denied' | 'missing'>('starting');
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  });
  useEffect(() => watch(video, setState, (code) => told.current(code)), []);
  const fault = state === 'denied' ? texts.noPermission : state === 'missing' ? texts.noCamera : null;
  return (
    <Dialog open onClose={onClose} title={texts.scanTitle}>
      {fault ? (
        <chakra.p role="alert">{fault}</chakra.p>
      ) : (
        <Box>
          <Box position="relative" bg="ink.bg" aspectRatio="1" overflow="hidden">
            <chakra.video
              ref={video}
              muted
              playsInline
              position="absolute"
              inset="0"
              w="100%"
              h="100%"
              objectFit="cover"
              aria-label={texts.scanTitle}
            />
            <Box position="absolute" inset="16%" borderWidth="3px" borderColor="ink.strong" aria-hidden="true" />
          </Box>
          <chakra.p mt="3" role="status" color={answer ? 'fg.error' : 'fg.muted'}>
            {answer ?? (state === 'starting' ? texts.scanStarting : texts.scanHint)}
          </chakra.p>
        </Box>
      )}
    </Dialog>
  );
}

type Scanning = 'starting' | 'looking' | 'denied' | 'missing';

/** Starts the camera and looks until it is stopped; the camera is let go of in any case. */
function watch(
  video: { current: HTMLVideoElement | null },
  say: (state: Scanning) => void,
  tell: (code: string) => void,
): () => void {
  let isOver = false;
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: string | null = null;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    stream?.getTracks().forEach((track) => track.stop());
  };
  const start = async () => {
    // there only where the page came by https, or from this very machine
    if (!navigator.mediaDevices?.getUserMedia) return say('missing');
    const read = await codeReader();
    const found = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    stream = found;
    if (isOver || !video.current) return stop();
    video.current.srcObject = found;
    await video.current.play();
    say('looking');
    const look = async () => {
      const code = video.current ? await read(video.current).catch(() => null) : null;
      if (isOver) return;
      if (code !== null && code !== last) tell(code);
      last = code ?? last;
      timer = setTimeout(() => void look(), LOOK_MS);
    };
    void look();
  };
  start().catch((error: unknown) => {
    if (!isOver) say(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing');
  });
  return stop;
}
