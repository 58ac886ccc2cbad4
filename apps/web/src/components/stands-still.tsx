// Says on a public page of a tournament that another instance holds it just now, and of when the page is.
import type { LiveAway } from '@gelanggang/contract/live';
import { timeZoneName } from '@gelanggang/domain/words/dates';
import { Truck } from 'lucide-react';
import { texts } from '../site/texts';
import { formatDayAndMoment } from '../lib/formats';
import { NoticeStrip } from './notice-strip';

export interface StandsStillProps {
  /** Undefined while it is on its way. */
  tournament: { away?: LiveAway; time_zone: string } | undefined;
}

/** Nothing for a tournament that is held here. */
export function StandsStill({ tournament }: StandsStillProps) {
  if (!tournament?.away) return null;
  const { away, time_zone: zone } = tournament;
  const when = `${formatDayAndMoment(away.since, zone)} ${timeZoneName(zone)}`;
  const words = away.is_home_elsewhere ? texts.stands.goneHome : texts.stands.elsewhere;
  return (
    <NoticeStrip icon={Truck} maxW="page" mx="auto" px={{ base: '4', lg: '12' }} css={{ textWrap: 'pretty' }}>
      <p data-stands-still>
        <strong>{words.where}</strong> {words.until(when)}
      </p>
    </NoticeStrip>
  );
}
