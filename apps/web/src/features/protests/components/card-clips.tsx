// What the commission looked at for the cards of a match, for those who decide a protest about it.
import { Box, chakra } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { useState } from 'react';
import * as protestCalls from '@gelanggang/contract/calls/protests';
import type { ProtestClip, ProtestRow } from '@gelanggang/contract/protests';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { ErrorState, PageLoading } from '@web/components/states';
import { protestTexts as texts } from '../texts';
import { useFile } from '@web/lib/use-file';
import { useObjectUrl } from '@web/lib/use-object-url';

interface CardClipsProps {
  protest: ProtestRow;
  /** A moment as the tournament's clock shows it. */
  at(instant: string): string;
}

export function CardClips({ protest, at }: CardClipsProps) {
  const [shown, setShown] = useState<ProtestClip | null>(null);
  const title = ({ card, round, at: instant }: ProtestClip) => texts.clip(card, round, at(instant));
  return (
    <Box as="section" aria-label={texts.clips} display="grid" gap="2">
      <chakra.p fontSize="sm" fontWeight="semibold">
        {texts.clips}
      </chakra.p>
      {protest.clips.map((clip) => (
        <Button
          key={clip.id}
          size="sm"
          justifySelf="start"
          maxW="100%"
          h="auto"
          py="2"
          whiteSpace="normal"
          textAlign="start"
          onClick={() => setShown(clip)}
        >
          <Play aria-hidden="true" />
          {title(clip)}
        </Button>
      ))}
      {shown ? (
        <ClipDialog protestId={protest.id} clip={shown} title={title(shown)} onClose={() => setShown(null)} />
      ) : null}
    </Box>
  );
}

interface ClipDialogProps {
  protestId: number;
  clip: ProtestClip;
  title: string;
  onClose(): void;
}

function ClipDialog({ protestId, clip, title, onClose }: ClipDialogProps) {
  const request = { params: { id: protestId, clip: clip.id } };
  const film = useFile(protestCalls.clip, request);
  const url = useObjectUrl(film.data);
  return (
    <Dialog open onClose={onClose} title={title} width="56rem">
      {film.error ? <ErrorState error={film.error} onRetry={() => void film.refetch()} /> : null}
      {film.isPending ? <PageLoading /> : null}
      {url ? (
        <chakra.video
          src={url}
          controls
          autoPlay
          muted
          playsInline
          w="100%"
          maxH="70vh"
          bg="ink.bg"
          aria-label={title}
        />
      ) : null}
    </Dialog>
  );
}
