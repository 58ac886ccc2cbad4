// What was asked for before news came may be answered as it was before them, and would take them back.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** To be called when news were put into the answer that stands: one that is under way is asked for anew. */
export function dropOlderAnswer(client: QueryClient, queryKey: QueryKey): void {
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}
