// What was fetched for one account is nobody else's: it goes once that account is no longer signed in here, however it ended, and
// in each tab.
import type { QueryClient } from '@tanstack/react-query';

interface Device {
  /** null: nobody is signed in. */
  who: () => string | null;
  onChange: (listener: () => void) => unknown;
}

export function forgetWithAccount(
  client: Pick<QueryClient, 'removeQueries' | 'resetQueries'>,
  { who, onChange }: Device,
): void {
  let whose = who();
  onChange(() => {
    const [before, now] = [whose, who()];
    whose = now;
    if (before === null || before === now) return;
    // pages of the account have gone by then; what others show goes on, fetched anew
    setTimeout(() => {
      client.removeQueries({ type: 'inactive' });
      void client.resetQueries({ type: 'active' });
    });
  });
}
