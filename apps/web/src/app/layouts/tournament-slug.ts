// Which tournament the page that is shown belongs to.
import { recap } from '@gelanggang/contract/calls/scoring';
import { useParams } from 'react-router-dom';
import { NAMES_TOURNAMENT, useCall } from '@web/lib/use-call';
import { useCurrentRoute } from '../current-route';

/** By its address; of a match's page by the match itself. null: of none, undefined: not known yet. */
export function useTournamentSlug(): string | null | undefined {
  const { slug, id } = useParams();
  const isMatch = useCurrentRoute()?.path === '/partai/:id';
  const match = useCall(recap, isMatch ? { params: { id: Number(id) } } : null, NAMES_TOURNAMENT);
  if (!isMatch) return slug ?? null;
  return match.data?.tournament.slug ?? (match.isPending ? undefined : null);
}
