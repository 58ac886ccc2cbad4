// The site's pair of Ed25519 keys: made when it is first started, then kept; with it the heads of open logs are signed.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { FeedKey } from '@gelanggang/contract/open-feed';

/** In table `setting`, as PEM (PKCS 8): it leaves this server with a backup only. */
export const FEED_KEY_SETTING = 'feed-key';

export class FeedSigner {
  readonly key: FeedKey;
  private readonly privateKey;

  constructor(pem: string) {
    this.privateKey = createPrivateKey(pem);
    const publicKey = createPublicKey(this.privateKey);
    this.key = {
      algorithm: 'Ed25519',
      public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      key: createHash('sha256')
        .update(publicKey.export({ type: 'spki', format: 'der' }))
        .digest('hex'),
    };
  }

  /** Base64 of 64 bytes. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.privateKey).toString('base64');
  }
}

/** Of two processes that ask at once, one makes the key. */
export async function feedSigner(database: Pick<DataSource | EntityManager, 'query'>): Promise<FeedSigner> {
  const known = await read(database);
  if (known) return new FeedSigner(known);
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await database.query('insert into setting (key, value) values ($1, $2) on conflict (key) do nothing', [
    FEED_KEY_SETTING,
    JSON.stringify(made),
  ]);
  const kept = await read(database);
  if (!kept) throw new Error('The key of the open feed was not kept.');
  return new FeedSigner(kept);
}

async function read(database: Pick<DataSource | EntityManager, 'query'>): Promise<string | null> {
  const [row] = await database.query<{ value: string }[]>('select value from setting where key = $1', [
    FEED_KEY_SETTING,
  ]);
  return row?.value ?? null;
}
