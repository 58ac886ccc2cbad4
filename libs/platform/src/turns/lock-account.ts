// Whoever counts or compares an account's own rows before adding one takes turns with the account's other calls.
import type { EntityManager } from 'typeorm';

/** Until the end of the transaction. Rows that refer to the account may be written meanwhile. */
export async function lockAccount(manager: EntityManager, accountId: number): Promise<void> {
  await manager.query('select from account where id = $1 for no key update', [accountId]);
}
