// Tells whoever fills a form that registration has just closed or opened, by the organisers' hand or by the clock.
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { OF_TOURNAMENTS } from './tournament-calls';
import { forget } from './use-call';

export type RegistrationNews = 'closed' | 'opened' | null;

export type Watched = Pick<TournamentCard, 'id' | 'is_registration_open' | 'registration_closes_at'>;

/** A timer holds 24 days at most; later ones are set anew when the page is looked at again. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** The server's clock decides, and may be a little behind this one. */
const AFTER_MS = 1500;

/** What has changed since the form was opened; null while nothing has. */
export function useRegistrationWatch(tournament: Watched | undefined): RegistrationNews {
  const client = useQueryClient();
  const isOpen = tournament?.is_registration_open;
  const [known, setKnown] = useState({ id: tournament?.id, isOpen });
  const [news, setNews] = useState<RegistrationNews>(null);
  if (tournament && (tournament.id !== known.id || isOpen !== known.isOpen)) {
    setKnown({ id: tournament.id, isOpen });
    // another tournament has been chosen: that is no news
    setNews(tournament.id !== known.id ? null : isOpen ? 'opened' : 'closed');
  }
  const closesAt = tournament && isOpen ? Date.parse(tournament.registration_closes_at) : null;
  useEffect(() => {
    if (closesAt === null) return;
    const wait = closesAt - Date.now() + AFTER_MS;
    if (wait > LONGEST_TIMER) return;
    const timer = setTimeout(() => void forget(client, ...OF_TOURNAMENTS), Math.max(AFTER_MS, wait));
    return () => clearTimeout(timer);
  }, [client, closesAt]);
  return news;
}
