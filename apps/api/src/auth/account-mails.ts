// What people read in their mail about their account: a forgotten password, an address to confirm, and what was changed.
import type { EntityManager } from 'typeorm';
import { createAccountLink } from '@gelanggang/database/queries/account-link.queries';
import { type Env, publicAddress } from '@gelanggang/platform/env/env';
import { mailBody } from '@gelanggang/platform/mail/mail-body';
import { queueMail } from '@gelanggang/platform/mail/mail-outbox';

interface Addressee {
  id: number;
  name: string;
  email: string;
}

const NOT_YOU = 'Jika Anda tidak mengetahui perubahan ini, segera hubungi panitia.';

// the token stands behind #: browsers send that to no server, so it is in no log and no referrer

export async function mailPasswordLink(manager: EntityManager, env: Env, to: Addressee): Promise<void> {
  const token = await createAccountLink(manager, to.id, 'reset');
  await queueMail(manager, {
    to: to.email,
    subject: 'Atur ulang kata sandi Gelanggang',
    ...mailBody({
      greeting: `Halo ${to.name},`,
      paragraphs: ['Ada permintaan untuk mengatur ulang kata sandi akun Gelanggang Anda.'],
      action: { label: 'Atur ulang kata sandi', url: `${publicAddress(env)}/admin/reset-password#${token}` },
      notes: [
        'Tautan ini berlaku satu jam dan hanya dapat dipakai satu kali.',
        'Jika bukan Anda yang meminta, abaikan e-mail ini. Kata sandi Anda tidak berubah.',
      ],
    }),
  });
}

export async function mailVerification(manager: EntityManager, env: Env, to: Addressee): Promise<void> {
  const token = await createAccountLink(manager, to.id, 'verify');
  await queueMail(manager, {
    to: to.email,
    subject: 'Konfirmasi alamat e-mail Anda',
    ...mailBody({
      greeting: `Halo ${to.name},`,
      paragraphs: [
        'Akun Gelanggang dengan alamat e-mail ini sudah dibuat. Konfirmasikan alamatnya, agar kata sandi yang terlupa dapat dikirim ke sini.',
      ],
      action: { label: 'Konfirmasi e-mail', url: `${publicAddress(env)}/admin/verify-email#${token}` },
      notes: ['Tautan ini berlaku tiga hari.', 'Jika Anda tidak membuat akun di Gelanggang, abaikan e-mail ini.'],
    }),
  });
}

/** `by`: who set it for them; null: they themselves. */
export async function mailPasswordChanged(manager: EntityManager, to: Addressee, by: string | null): Promise<void> {
  await queueMail(manager, {
    to: to.email,
    subject: 'Kata sandi Gelanggang Anda diganti',
    ...mailBody({
      greeting: `Halo ${to.name},`,
      paragraphs: [
        by === null
          ? 'Kata sandi akun Gelanggang Anda baru saja diganti.'
          : `${by} baru saja mengganti kata sandi akun Gelanggang Anda.`,
      ],
      notes: [NOT_YOU],
    }),
  });
}

/** To the address that the account had and to the one that it has now. */
export async function mailAddressChanged(
  manager: EntityManager,
  { name, before, after }: { name: string; before: string; after: string },
  by: string,
): Promise<void> {
  for (const to of [before, after]) {
    await queueMail(manager, {
      to,
      subject: 'Alamat e-mail akun Gelanggang Anda diganti',
      ...mailBody({
        greeting: `Halo ${name},`,
        paragraphs: [`${by} mengganti alamat e-mail akun Gelanggang Anda dari ${before} menjadi ${after}.`],
        notes: [NOT_YOU],
      }),
    });
  }
}
