// Says of a page that the device had kept of when it is; nothing while it comes from the server.
import { CloudOff } from 'lucide-react';
import { formatMomentWithDay } from '../lib/formats';
import { useKeptAt } from '../lib/kept-answers';
import { texts } from '../site/texts';
import { NoticeStrip } from './notice-strip';

/** `of`: the key of the answer that the page shows. */
export function KeptNote({ of }: { of: readonly unknown[] }) {
  const asOf = useKeptAt(of);
  if (!asOf) return null;
  return (
    <NoticeStrip icon={CloudOff} maxW="page" mx="auto" px={{ base: '4', lg: '12' }}>
      <p data-kept>{texts.live.kept(formatMomentWithDay(asOf))}</p>
    </NoticeStrip>
  );
}
