// What was fetched, and for how long it stands: one cache for the whole application.
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError, UnexpectedFormat } from './http';
import { forgetWithAccount } from './forget-with-account';
import { keptAt } from './kept-answers';
import { session, whoIsHere } from './session';
import { dismissErrors, toast } from './toast';

/** Refusals stand; only a network or a server that is away is asked again. */
function isWorthRetrying(count: number, error: Error): boolean {
  if (error instanceof HttpError && error.status > 0 && error.status < 500) return false;
  return count < 2;
}

// it takes every page to begin with a network: one that was opened without would not notice when it comes
if ('onLine' in navigator) onlineManager.setOnline(navigator.onLine);

export const queryClient = new QueryClient({
  // said once for every list; the page stays, with what it had (spec 1 §8)
  queryCache: new QueryCache({
    onError: (error) => {
      if (error instanceof UnexpectedFormat) toast.error(error.message);
    },
  }),
  mutationCache: new MutationCache({ onMutate: dismissErrors }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: isWorthRetrying,
      refetchOnWindowFocus: true,
      // what could not be fetched; what is there is kept fresh by its own topic
      refetchOnReconnect: ({ state, queryKey }) => state.status === 'error' || keptAt(queryKey) !== null,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

forgetWithAccount(queryClient, { who: whoIsHere, onChange: session.onChange });
