// Calls of what certificates say, and of the public check.
import { useQuery } from '@tanstack/react-query';
import * as certificateCalls from '@gelanggang/contract/calls/certificates';
import type { CertificateSlot } from '@gelanggang/domain/results/certificates';
import { fetchFile } from '@web/lib/call-files';
import { keyOf, formOf } from '@web/lib/calls';
import { useObjectUrl } from '@web/lib/use-object-url';
import { useSend } from '@web/lib/use-send';

export const useSaveCertificatePicture = (tournamentId: number) =>
  useSend(
    certificateCalls.savePicture,
    ({ slot, file }: { slot: CertificateSlot; file: File }) => ({
      params: { id: tournamentId, slot },
      body: formOf({ picture: file }),
    }),
    { forgets: [keyOf(certificateCalls.setting, { params: { id: tournamentId } })] },
  );

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
