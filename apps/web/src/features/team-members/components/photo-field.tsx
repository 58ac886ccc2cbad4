// The photo of an athlete: the one that stands, the one chosen to be sent with the form, or none.
import { Box, chakra } from '@chakra-ui/react';
import { ImagePlus, Trash2, User } from 'lucide-react';
import { useRef } from 'react';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import { HiddenFile, PICTURE_TYPES } from '@web/components/hidden-file';
import { Button } from '@web/components/button';
import { useObjectUrl } from '@web/lib/use-object-url';
import { memberFormTexts as texts } from '../texts';
import { useFile } from '@web/lib/use-file';

/** undefined: as it stands; null: to be removed. */
export type PhotoChange = File | null | undefined;

interface PhotoFieldProps {
  memberId: number | null;
  photoId: string | null;
  change: PhotoChange;
  onChange(change: PhotoChange): void;
}

export function PhotoField({ memberId, photoId, change, onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isThere = memberId !== null && photoId !== null;
  const standing = useFile(teamMemberCalls.photo, isThere ? { params: { id: memberId } } : null, photoId);
  const url = useObjectUrl(change === undefined ? standing.data : (change ?? undefined));
  const hasPhoto = change === undefined ? photoId !== null : change !== null;
  return (
    <Box role="group" aria-label={texts.photo} display="flex" gap="4" alignItems="center" gridColumn="1 / -1">
      <Box
        w="96px"
        h="120px"
        flexShrink={0}
        rounded="md"
        overflow="hidden"
        bg="bg.muted"
        color="fg.subtle"
        display="grid"
        placeItems="center"
      >
        {url && hasPhoto ? (
          <chakra.img src={url} alt={texts.photo} w="100%" h="100%" objectFit="cover" />
        ) : (
          <User size={32} aria-hidden="true" />
        )}
      </Box>
      <Box minW="0" display="grid" gap="2">
        <chakra.p textStyle="label">
          {texts.photo}{' '}
          <chakra.span color="fg.subtle" fontWeight="normal">
            ({texts.photoOptional})
          </chakra.span>
        </chakra.p>
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden="true" />
            {hasPhoto ? texts.photoChange : texts.photoChoose}
          </Button>
          {hasPhoto ? (
            <Button size="sm" variant="plain" onClick={() => onChange(photoId === null ? undefined : null)}>
              <Trash2 aria-hidden="true" />
              {texts.photoRemove}
            </Button>
          ) : null}
        </Box>
        <chakra.p textStyle="sm" color="fg.subtle">
          {standing.isError && change === undefined ? texts.photoFailed : texts.photoHint}
        </chakra.p>
      </Box>
      <HiddenFile ref={input} label={texts.photo} accept={PICTURE_TYPES} onFile={onChange} />
    </Box>
  );
}
