// The camera of an arena: this device films, keeps the last minutes for itself, and sends the table only what it asks for.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { PanelState } from '@gelanggang/contract/scoring';
import { Button } from '@web/components/button';
import { Select } from '@web/components/form-controls';
import { serverNow, useServerTime } from '@web/live/server-time';
import { CameraRecorder, canRecord } from '../camera-recorder';
import { useAnswers } from '../replay.api';
import { scoringTexts as texts } from '../texts';
import { PanelHead } from './panel-head';

type Trouble = 'https' | 'recorder' | 'refused' | 'none' | 'stopped';

interface CameraPanelProps {
  state: PanelState;
  isThere: boolean;
}

export function CameraPanel({ state, isThere }: CameraPanelProps) {
  useServerTime();
  const video = useRef<HTMLVideoElement>(null);
  const [device, setDevice] = useState('');
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { recorder, trouble, stream } = useCamera(device, attempt, setDevices);
  useAnswers(state.arena.id, recorder ? (from, to) => recorder.clip(from, to) : null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <Box as="main" minH="100dvh" display="flex" flexDirection="column">
      <PanelHead state={state} isOnline={isThere} />
      <Box
        flex="1"
        display="grid"
        alignContent="start"
        gap="3"
        p={{ base: '3', sm: '5' }}
        w="100%"
        maxW="60rem"
        mx="auto"
      >
        <Box
          bg="ink.bg"
          color="ink.strong"
          rounded="md"
          overflow="hidden"
          aspectRatio="16 / 9"
          display="grid"
          placeItems="center"
          data-camera={recorder ? 'films' : (trouble ?? 'starts')}
        >
          {stream ? (
            <chakra.video
              ref={video}
              autoPlay
              muted
              playsInline
              w="100%"
              h="100%"
              objectFit="contain"
              aria-label={texts.cameraPicture}
            />
          ) : (
            <chakra.p px="5" textAlign="center" role={trouble ? 'alert' : 'status'}>
              {trouble ? texts.cameraTroubles[trouble] : texts.cameraStarts}
            </chakra.p>
          )}
        </Box>
        {trouble && trouble !== 'https' && trouble !== 'recorder' ? (
          <Button minH="52px" variant="solid" onClick={() => setAttempt((before) => before + 1)}>
            {texts.tryAgain}
          </Button>
        ) : null}
        {recorder ? (
          <chakra.p role="status" fontWeight="semibold" display="flex" alignItems="center" gap="2">
            <chakra.span boxSize="10px" rounded="full" bg="status.danger.fg" aria-hidden="true" />
            {texts.cameraFilms}
          </chakra.p>
        ) : null}
        {devices.length > 1 ? (
          <Box>
            <chakra.label htmlFor="camera-device" fontSize="sm" fontWeight="semibold">
              {texts.cameraDevice}
            </chakra.label>
            <Select id="camera-device" value={device} onChange={(event) => setDevice(event.currentTarget.value)}>
              <option value="">{texts.cameraBack}</option>
              {devices.map((one, index) => (
                <option key={one.deviceId} value={one.deviceId}>
                  {one.label || texts.cameraNumber(index + 1)}
                </option>
              ))}
            </Select>
          </Box>
        ) : null}
        <chakra.p color="fg.muted">{texts.cameraKeeps}</chakra.p>
        <chakra.p color="fg.muted">{texts.cameraHttps}</chakra.p>
      </Box>
    </Box>
  );
}

interface Camera {
  stream: MediaStream | null;
  recorder: CameraRecorder | null;
  trouble: Trouble | null;
}

const NONE: Camera = { stream: null, recorder: null, trouble: null };

/** Films while the page is open; a browser gives a camera to https and localhost alone. */
function useCamera(device: string, attempt: number, onDevices: (devices: MediaDeviceInfo[]) => void): Camera {
  const [camera, setCamera] = useState<Camera>(NONE);
  const tell = useRef(onDevices);
  useEffect(() => {
    tell.current = onDevices;
  });
  useEffect(() => {
    let isOpen = true;
    let close = () => undefined as void;
    const fail = (trouble: Trouble) => isOpen && setCamera({ ...NONE, trouble });
    const open = async () => {
      setCamera(NONE);
      if (!navigator.mediaDevices?.getUserMedia) return fail('https');
      if (!canRecord()) return fail('recorder');
      const which = device ? { deviceId: { exact: device } } : { facingMode: 'environment' };
      const size = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } };
      const stream = await navigator.mediaDevices.getUserMedia({ video: { ...which, ...size }, audio: false });
      const end = () => stream.getTracks().forEach((track) => track.stop());
      if (!isOpen) return end();
      const stopped = () => fail('stopped');
      const recorder = new CameraRecorder(stream, serverNow, stopped);
      close = () => {
        recorder.stop();
        end();
      };
      stream.getVideoTracks()[0]?.addEventListener('ended', stopped);
      recorder.start();
      setCamera({ stream, recorder, trouble: null });
      const all = await navigator.mediaDevices.enumerateDevices();
      if (isOpen) tell.current(all.filter((one) => one.kind === 'videoinput'));
    };
    open().catch((cause: unknown) =>
      fail(cause instanceof DOMException && cause.name === 'NotAllowedError' ? 'refused' : 'none'),
    );
    return () => {
      isOpen = false;
      close();
    };
  }, [device, attempt]);
  return camera;
}
