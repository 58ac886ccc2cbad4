// Who signs a tournament's certificates, in their order.
import { type CertificateSetting, SIGNERS } from '@gelanggang/contract/certificates';

interface Signer {
  n: (typeof SIGNERS)[number];
  name: string;
  title: string;
}

export const signersOf = (setting: CertificateSetting): Signer[] =>
  SIGNERS.map((n) => ({ n, name: setting[`signer${n}_name`], title: setting[`signer${n}_title`] })).filter(
    ({ name, title }) => name !== '' || title !== '',
  );
