// The photo of an athlete: the one that stands, the one chosen to be sent with the form, or none.
import { Box, chakra } from '@chakra-ui/react';
import { ImagePlus, Trash2, User } from 'lucide-react';
import { useRef, useState } from 'react';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import { PHOTO_MAX_BYTES } from '@gelanggang/contract/team-members';
import { HiddenFile, isPicture, PICTURE_TYPES, PICTURES } from '@web/components/hidden-file';
import { Button } from '@web/components/button';
import { isToBeDrawn, photoToSend } from '@web/lib/smaller-photo';
import { useObjectUrl } from '@web/lib/use-object-url';
import { formatFileSize } from '@web/lib/formats';
import { memberFormTexts as texts } from '../texts';
import { useFile } from '@web/lib/use-file';

const TAKEN = { types: PICTURES, mostBytes: PHOTO_MAX_BYTES };

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
  // a file that no server takes is not put in the place of one that stands
  const [fault, setFault] = useState<string>();
  const failed = standing.isError && change === undefined ? texts.photoFailed : undefined;
  // choosing again while one is being drawn: the last one counts
  const chosen = useRef<PhotoChange>(undefined);
  const [isDrawing, setDrawing] = useState(false);
  const choose = (file: PhotoChange) => {
    chosen.current = file;
    setDrawing(false);
    const wrong = file ? faultOf(file) : undefined;
    setFault(wrong);
    if (wrong === undefined) onChange(file);
  };
  const chooseFile = async (original: File) => {
    chosen.current = original;
    setDrawing(isToBeDrawn(original, TAKEN));
    const file = await photoToSend(original, TAKEN);
    if (chosen.current === original) choose(file);
  };
  return (
    <Box
      role="group"
      aria-label={texts.photo}
      display="flex"
      flexWrap="wrap"
      gap="4"
      alignItems="center"
      gridColumn="1 / -1"
    >
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
          <chakra.img
            src={url}
            alt={texts.photo}
            w="100%"
            h="100%"
            objectFit="cover"
            onError={() => {
              if (!change) return;
              setFault(texts.photoWrongType);
              onChange(undefined);
            }}
          />
        ) : (
          <User size={32} aria-hidden="true" />
        )}
      </Box>
      <Box flex="1 1 9rem" minW="0" display="grid" gap="2">
        <chakra.p textStyle="label">
          {texts.photo}{' '}
          <chakra.span color="fg.subtle" fontWeight="normal">
            ({texts.photoOptional})
          </chakra.span>
        </chakra.p>
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" busy={isDrawing} onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden="true" />
            {hasPhoto ? texts.photoChange : texts.photoChoose}
          </Button>
          {hasPhoto ? (
            <Button size="sm" variant="plain" onClick={() => choose(photoId === null ? undefined : null)}>
              <Trash2 aria-hidden="true" />
              {texts.photoRemove}
            </Button>
          ) : null}
        </Box>
        {fault === undefined ? null : (
          <chakra.p role="alert" textStyle="sm" color="status.danger.fg">
            {fault}
          </chakra.p>
        )}
        <chakra.p textStyle="sm" color="fg.subtle">
          {failed ?? texts.photoHint}
        </chakra.p>
      </Box>
      <HiddenFile ref={input} label={texts.photo} accept={PICTURE_TYPES} onFile={(file) => void chooseFile(file)} />
    </Box>
  );
}

/** What the server would refuse is said before it is sent; the server looks at the content itself. */
function faultOf(file: File): string | undefined {
  if (!isPicture(file)) return texts.photoWrongType;
  return file.size > PHOTO_MAX_BYTES ? texts.photoTooLarge(formatFileSize(file.size)) : undefined;
}
