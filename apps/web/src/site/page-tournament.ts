// A page whose address names no tournament tells the layout which one it belongs to.
import { createContext, useContext, useEffect } from 'react';

export const TellTournament = createContext<(slug: string) => void>(() => undefined);

/** undefined: not known yet. */
export function useTellTournament(slug: string | undefined): void {
  const tell = useContext(TellTournament);
  useEffect(() => {
    if (slug !== undefined) tell(slug);
  }, [slug, tell]);
}
