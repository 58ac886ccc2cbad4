// Keeps the device from dimming the screen while a page is shown, where the browser can. Hidden, the lock is let go of.
import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    const keep = () => {
      // refused on a low battery, or not there at all: the device's own settings count then
      if (!document.hidden) navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, []);
}
