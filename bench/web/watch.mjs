// Runs in a page under measure, before its own scripts: paints, shifts, long tasks and frames. All times are the page's.

/** Fills window.seen. Given to the browser as text: it knows nothing of this file. */
export function watchPage() {
  const seen = { paint: 0, shift: 0, longTasks: [], frames: [] };
  window.seen = seen;
  const observe = (type, look) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (seen.paint = entry.startTime));
  observe('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  observe('longtask', (entry) => seen.longTasks.push([entry.startTime, entry.duration]));
  let last = 0;
  const frame = (now) => {
    if (last) seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** From now on only. */
export function watchAnew() {
  window.seen.longTasks.length = 0;
  window.seen.frames.length = 0;
}
