// Says of what a page could not fetch that it could not: the specification's sentence, or that there is no network.
import { useEffect } from 'react';
import { fetchFailure } from './http';
import { toast } from './toast';

/** Once for each time it begins to fail; null: it has not failed. */
export function useFetchFailure(error: Error | null, sentence: string | undefined): void {
  const said = error && sentence ? fetchFailure(error, sentence) : null;
  useEffect(() => {
    if (said) toast.error(said);
  }, [said]);
}
