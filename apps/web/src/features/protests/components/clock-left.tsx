// How much of a deadline is left, on the server's clock.
import { Tag } from '@web/components/tag';
import { useNow } from '@web/lib/use-now';
import { serverNow, useServerTime } from '@web/live/server-time';
import { protestTexts as texts } from '../texts';

const MINUTE_MS = 60_000;
/** From here on it is said in red. */
const SOON_MS = 5 * MINUTE_MS;

export function ClockLeft({ until }: { until: string }) {
  useServerTime();
  useNow(1_000);
  const left = new Date(until).getTime() - serverNow();
  if (left < 0) return <Tag tone="danger">{texts.late}</Tag>;
  return <Tag tone={left < SOON_MS ? 'danger' : 'warn'}>{texts.left(leftText(left))}</Tag>;
}

/** '1 j 38 m', '9 m 05 d' */
function leftText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes >= 60) return texts.hoursLeft(Math.floor(minutes / 60), minutes % 60);
  return texts.minutesLeft(minutes, String(Math.floor((ms % MINUTE_MS) / 1000)).padStart(2, '0'));
}
