// Who signs a tournament's certificates, in their order.
import { type CertificateSetting, SIGNERS } from '@gelanggang/contract/certificates';

export const signersOf = (setting: CertificateSetting): { name: string; title: string }[] =>
  SIGNERS.map((n) => ({ name: setting[`signer${n}_name`], title: setting[`signer${n}_title`] })).filter(
    ({ name, title }) => name !== '' || title !== '',
  );
