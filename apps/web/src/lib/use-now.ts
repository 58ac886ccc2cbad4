// The present, moving on by itself, for estimates that change with the clock alone.
import { useEffect, useState } from 'react';
import { onOtherTime, presentTime } from './present-time';

export function useNow(everyMs = 15_000): number {
  const [now, setNow] = useState(presentTime);
  useEffect(() => {
    const tick = () => setNow(presentTime());
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    const stop = onOtherTime(tick);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now;
}
