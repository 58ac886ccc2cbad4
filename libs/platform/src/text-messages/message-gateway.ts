// The gateway of the office's messenger, one for the site, in table `setting`. Its key leaves this server to the gateway, and
// in a backup.
import type { EntityManager } from 'typeorm';

export const MESSAGE_GATEWAY_SETTING = 'message-gateway';

export interface KeptGateway {
  url: string;
  key: string;
}

/** null without one. */
export async function messageGateway(manager: EntityManager): Promise<KeptGateway | null> {
  const [row] = await manager.query<{ value: KeptGateway }[]>('select value from setting where key = $1', [
    MESSAGE_GATEWAY_SETTING,
  ]);
  return row?.value ?? null;
}
