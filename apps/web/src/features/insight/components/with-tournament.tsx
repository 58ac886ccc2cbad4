// The tournament of an insight page's address; an address without one says so, and nothing is asked of the server.
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '@web/components/states';
import { idOf } from '@web/lib/id-of';
import { toast } from '@web/lib/toast';
import { insightTexts as texts } from '../texts';

export function WithTournament({ children }: { children(tournamentId: number): ReactNode }) {
  const id = idOf(useParams().id);
  useEffect(() => {
    if (id === null) toast.error(texts.invalidId);
  }, [id]);
  return id === null ? <EmptyState text={texts.invalidId} /> : children(id);
}
