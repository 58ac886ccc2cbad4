// What somebody reads who was given an account: who gave it, and where to choose a password.
import type { EntityManager } from 'typeorm';
import { createAccountLink } from '@gelanggang/database/queries/account-link.queries';
import { type Env, publicAddress } from '@gelanggang/platform/env/env';
import { mailBody } from '@gelanggang/platform/mail/mail-body';
import { queueMail } from '@gelanggang/platform/mail/mail-outbox';

export async function mailInvitation(
  manager: EntityManager,
  env: Env,
  to: { id: number; name: string; email: string },
  from: string,
): Promise<void> {
  const token = await createAccountLink(manager, to.id, 'invite');
  await queueMail(manager, {
    to: to.email,
    subject: `${from} mengundang Anda ke Gelanggang`,
    ...mailBody({
      greeting: `Halo ${to.name},`,
      paragraphs: [
        `${from} membuatkan Anda akun di Gelanggang. Pilih kata sandi Anda, lalu masuk dengan alamat e-mail ini.`,
      ],
      // behind #: browsers send that to no server, so it is in no log and no referrer
      action: { label: 'Pilih kata sandi', url: `${publicAddress(env)}/admin/reset-password#${token}` },
      notes: ['Tautan ini berlaku tujuh hari dan hanya dapat dipakai satu kali.'],
    }),
  });
}
