// Calls of what certificates say, and of the public check.
import * as certificateCalls from '@gelanggang/contract/calls/certificates';
import { type BodyOf, keyOf } from '@web/lib/calls';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';

export const useCertificateSetting = (tournamentId: number | null) =>
  useCall(certificateCalls.setting, tournamentId === null ? null : { params: { id: tournamentId } }, HELD_STILL);

export const useSaveCertificateSetting = (tournamentId: number) =>
  useSend(
    certificateCalls.saveSetting,
    (body: BodyOf<typeof certificateCalls.saveSetting>) => ({ params: { id: tournamentId }, body }),
    { forgets: [keyOf(certificateCalls.setting, { params: { id: tournamentId } })], evenRefused: true },
  );

export const useCertificateCheck = (number: string) => useCall(certificateCalls.check, { params: { number } });
