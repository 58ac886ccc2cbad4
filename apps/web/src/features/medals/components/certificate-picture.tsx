// One picture of a tournament's certificates: what stands, another one, or none. Kept at once, beside the form.
import { Box, chakra } from '@chakra-ui/react';
import { CERTIFICATE_PICTURE_MAX_BYTES } from '@gelanggang/contract/certificates';
import type { CertificateSlot } from '@gelanggang/domain/results/certificates';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { HiddenFile, PICTURE_TYPES } from '@web/components/hidden-file';
import { Button } from '@web/components/button';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useSaveCertificatePicture } from '../certificates.api';
import { medalTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';
import * as certificateCalls from '@gelanggang/contract/calls/certificates';
import { keyOf } from '@web/lib/calls';

interface CertificatePictureProps {
  tournamentId: number;
  slot: CertificateSlot;
  stands: boolean;
  /** Null while it is fetched. */
  url: string | null;
}

export function CertificatePicture({ tournamentId, slot, stands, url }: CertificatePictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const save = useSaveCertificatePicture(tournamentId);
  const remove = useSend(
    certificateCalls.removePicture,
    (slot: CertificateSlot) => ({ params: { id: tournamentId, slot } }),
    {
      forgets: [keyOf(certificateCalls.setting, { params: { id: tournamentId } })],
    },
  );
  const isBusy = save.isPending || remove.isPending;
  const label = texts.pictures[slot];
  const told = {
    onSuccess: ({ message }: { message: string }) => {
      setFault(null);
      toast.success(message);
    },
    onError: (error: Error) =>
      setFault((error instanceof HttpError && error.fields.picture?.join(' ')) || messageOf(error)),
  };
  const choose = (file: File) => {
    if (file.size > CERTIFICATE_PICTURE_MAX_BYTES) setFault(texts.pictureTooLarge);
    else save.mutate({ slot, file }, told);
  };
  return (
    <Box role="group" aria-label={label} display="flex" flexWrap="wrap" gap="4" alignItems="center" minW="0">
      <Box
        w={slot === 'background' ? '113px' : '80px'}
        h="80px"
        flexShrink={0}
        rounded="md"
        overflow="hidden"
        borderWidth="1px"
        // as on paper, in the dark too: most logos are drawn for white
        bg={stands ? 'white' : 'bg.muted'}
        color="fg.subtle"
        display="grid"
        placeItems="center"
      >
        {url ? (
          <chakra.img src={url} alt={label} w="100%" h="100%" objectFit="contain" />
        ) : (
          <ImagePlus size={24} aria-hidden="true" />
        )}
      </Box>
      <Box flex="1 1 9rem" minW="0" display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p textStyle="label">{label}</chakra.p>
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" busy={save.isPending} disabled={isBusy} onClick={() => input.current?.click()}>
            {stands ? texts.pictureChange : texts.pictureChoose}
          </Button>
          {stands ? (
            <Button
              size="sm"
              variant="plain"
              busy={remove.isPending}
              disabled={isBusy}
              onClick={() => remove.mutate(slot, told)}
            >
              <Trash2 aria-hidden="true" />
              {texts.pictureRemove}
            </Button>
          ) : null}
        </Box>
        <chakra.p textStyle="sm" color={fault ? 'fg.error' : 'fg.subtle'} role={fault ? 'alert' : undefined}>
          {fault ?? texts.pictureHints[slot]}
        </chakra.p>
      </Box>
      <HiddenFile ref={input} label={label} accept={PICTURE_TYPES} onFile={choose} />
    </Box>
  );
}
