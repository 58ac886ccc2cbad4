// Watches the followed matches wherever on the site one is, and tells of them by notices; it shows nothing itself.
import { placeText } from '@gelanggang/domain/schedule/partai-numbers';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { useCallback, useEffect, useMemo } from 'react';
import { cornerName, cornersOf } from '@web/live/corners-of';
import { showNotice, useAlertKinds } from '../../lib/alerts';
import { useFollowed, useFollowedTournaments } from '../../lib/followed';
import { formatMoment } from '../../lib/formats';
import { pushedTournaments, pushFollowed, usePushed } from '../../lib/push';
import { useNow } from '../../lib/use-now';
import { appointmentsOf } from '../../live/appointments';
import type { Alert } from '../../live/match-alerts';
import { useIsFirstTab, useMatchAlerts } from '../../live/use-match-alerts';
import { useFollowedDays } from './use-followed-days';
import { followTexts as texts } from './follow-texts';
import { pathOf } from '@web/site/routes';

export default function FollowWatch() {
  const slugs = useFollowedTournaments();
  const isFirst = useIsFirstTab('gelanggang-alerts');
  useEffect(() => {
    if (!isFirst) return;
    // where nobody is followed any more
    const left = pushedTournaments().filter((slug) => !slugs.includes(slug));
    for (const slug of left) void pushFollowed(slug, [], []).catch(() => undefined);
  }, [isFirst, slugs]);
  return isFirst ? slugs.map((slug) => <TournamentWatch key={slug} slug={slug} />) : null;
}

function TournamentWatch({ slug }: { slug: string }) {
  const now = useNow();
  const { list, followsMatch } = useFollowed(slug);
  const { tournament, days } = useFollowedDays(slug, list, now);
  const isPushed = usePushed(slug);
  const kinds = useAlertKinds();
  const zone = tournament?.time_zone ?? 'Asia/Jakarta';
  const isOver = tournament !== undefined && localDateTime(now, zone).date > tournament.end_date;
  // what another instance does with it is not known here
  const isTold = tournament !== undefined && !isOver && !tournament.away;
  const appointments = useMemo(
    () => (isTold ? appointmentsOf(days, followsMatch) : null),
    [isTold, days, followsMatch],
  );
  const tell = useCallback(
    (alert: Alert) => {
      const { match, kind } = alert;
      if (!kinds.includes(kind)) return;
      void showNotice({
        title: texts.notice[kind](match.partai),
        body: `${cornersOf(match)
          .map((corner) => cornerName(match[corner], match.round))
          .join(' – ')}. ${whereOf(alert, zone)}`,
        tag: `gelanggang-${match.id}`,
        url: pathOf('/kapan-saya-main/:slug', { slug }),
      });
    },
    [slug, zone, kinds],
  );
  useEffect(() => {
    // a hall without internet: this page tells by itself, and the next opening asks again
    if (isTold) void pushFollowed(slug, list, kinds).catch(() => undefined);
  }, [slug, list, kinds, isTold]);
  // told once: by the server where that reaches the device, else by this page
  useMatchAlerts(slug, isPushed ? null : appointments, now, tell);
  return null;
}

function whereOf({ kind, appointment, from, match }: Alert, zone: string): string {
  const { arena, slot, at } = appointment;
  if (kind === 'called') return texts.notice.calledTo(arena.name);
  if (kind === 'close' || from === null) return texts.notice.closeAt(arena.name, formatMoment(at, zone));
  const place = { partai: match.partai ?? '–', time: match.start_time ?? '', arenaName: arena.name, date: slot.day };
  return texts.notice.movedTo(
    placeText(place),
    placeText({ partai: from.partai ?? '–', time: from.time, arenaName: from.arena, date: from.day }),
  );
}
