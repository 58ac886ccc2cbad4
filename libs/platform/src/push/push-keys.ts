// The pair of keys by which push services know this server (VAPID, RFC 8292): made when first asked for, then kept.
import type { DataSource } from 'typeorm';
import webPush from 'web-push';

/** In table `setting`; the secret half leaves this server with a backup only. */
export const PUSH_KEYS_SETTING = 'push-keys';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Of two processes that ask at once, one makes it. */
export async function pushKeys(dataSource: DataSource): Promise<PushKeys> {
  const known = await read(dataSource);
  if (known) return known;
  await dataSource.query('insert into setting (key, value) values ($1, $2) on conflict (key) do nothing', [
    PUSH_KEYS_SETTING,
    JSON.stringify(webPush.generateVAPIDKeys()),
  ]);
  const made = await read(dataSource);
  if (!made) throw new Error('The keys for web push were not kept.');
  return made;
}

async function read(dataSource: DataSource): Promise<PushKeys | null> {
  const [row] = await dataSource.query<{ value: PushKeys }[]>('select value from setting where key = $1', [
    PUSH_KEYS_SETTING,
  ]);
  return row?.value ?? null;
}
