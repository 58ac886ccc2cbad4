// What was fetched, and for how long it stands: one cache for the whole application.
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAskedAgain, isAway } from './failure-kinds';
import { UnexpectedFormat } from './http';
import { forgetWithAccount } from './forget-with-account';
import { keptAt } from './kept-answers';
import { session, whoIsHere } from './session';
import { dismissErrors, toast } from './toast';

/** So long after a reading that failed for the moment, the next: each page at its own pace, so that a hall does not ask at once. */
const AGAIN_MS = 8_000 + Math.random() * 8_000;

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
      retry: (count, error) => count < 2 && isAway(error),
      // a page that was told of a change and could not fetch it would show what was before, as long as it is open
      refetchInterval: (query) => (keptAt(query.queryKey) || isAskedAgain(query) ? AGAIN_MS : false),
      refetchOnWindowFocus: true,
      // what could not be fetched; what is there is kept fresh by its own topic
      refetchOnReconnect: ({ state, queryKey }) => state.status === 'error' || keptAt(queryKey) !== null,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

forgetWithAccount(queryClient, { who: whoIsHere, onChange: session.onChange });
