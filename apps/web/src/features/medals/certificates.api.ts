// Calls of what certificates say, and of the public check.
import * as certificateCalls from '@gelanggang/contract/calls/certificates';
import type { CertificateSlot } from '@gelanggang/domain/results/certificates';
import { keyOf } from '@web/lib/calls';
import { useObjectUrl } from '@web/lib/use-object-url';
import { useSend } from '@web/lib/use-send';
import { useFile } from '@web/lib/use-file';
import { formOf } from '@web/lib/form-of';

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
  const request = { params: { id: tournamentId, slot } };
  const { data } = useFile(certificateCalls.picture, mark === undefined ? null : request, mark);
  return useObjectUrl(mark === undefined ? undefined : data);
}
