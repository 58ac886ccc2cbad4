// Calls of what certificates say, and of the public check.
import { useQuery } from '@tanstack/react-query';
import * as certificateCalls from '@gelanggang/contract/calls/certificates';
import type { CertificateSlot } from '@gelanggang/domain/results/certificates';
import { fetchFile } from '@web/lib/call-files';
import { type BodyOf, keyOf } from '@web/lib/calls';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { useObjectUrl } from '@web/lib/use-object-url';
import { useSend } from '@web/lib/use-send';

export const useCertificateSetting = (tournamentId: number | null) =>
  useCall(certificateCalls.setting, tournamentId === null ? null : { params: { id: tournamentId } }, HELD_STILL);

export const useSaveCertificateSetting = (tournamentId: number) =>
  useSend(
    certificateCalls.saveSetting,
    (body: BodyOf<typeof certificateCalls.saveSetting>) => ({ params: { id: tournamentId }, body }),
    { forgets: [keyOf(certificateCalls.setting, { params: { id: tournamentId } })], evenRefused: true },
  );

export const useSaveCertificatePicture = (tournamentId: number) =>
  useSend(
    certificateCalls.savePicture,
    ({ slot, file }: { slot: CertificateSlot; file: File }) => {
      const body = new FormData();
      body.set('picture', file);
      return { params: { id: tournamentId, slot }, body };
    },
    { forgets: [keyOf(certificateCalls.setting, { params: { id: tournamentId } })] },
  );

export const useRemoveCertificatePicture = (tournamentId: number) =>
  useSend(certificateCalls.removePicture, (slot: CertificateSlot) => ({ params: { id: tournamentId, slot } }), {
    forgets: [keyOf(certificateCalls.setting, { params: { id: tournamentId } })],
  });

/** The address of the picture that stands in the slot; null until it is there, and where none stands. */
export function useCertificatePicture(tournamentId: number, slot: CertificateSlot, mark: string | undefined) {
  const { data } = useQuery({
    queryKey: [certificateCalls.picture.name, tournamentId, slot, mark],
    queryFn: ({ signal }) => fetchFile(certificateCalls.picture, { params: { id: tournamentId, slot } }, signal),
    enabled: mark !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  return useObjectUrl(mark === undefined ? undefined : data);
}

export const useCertificateCheck = (number: string) => useCall(certificateCalls.check, { params: { number } });
