// The same content is one file, another content another; what was not asked for longest goes first.
import { PrintCache, printKey } from './print-cache';

describe('files that were printed', () => {
  it('go when there is no room, those that were not asked for the longest first', () => {
    const cache = new PrintCache(10);
    const file = (size: number) => new Uint8Array(size);
    cache.keep('a', file(4));
    cache.keep('b', file(4));
    expect(cache.get('a')).toBeDefined();
    cache.keep('c', file(4));
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c']);
    cache.keep('too large', file(11));
    expect(['a', 'c', 'too large'].filter((key) => cache.get(key))).toEqual(['a', 'c']);
    cache.keep('all', file(10));
    expect(['a', 'c', 'all'].filter((key) => cache.get(key))).toEqual(['all']);
  });

  it('have one key for the same content, whatever moment of five minutes it was made in', () => {
    const key = (at: string, name = 'Piala Uji') =>
      printKey('/print/insight', { printed_at: at, insight: { as_of: at, name } });
    expect(key('2026-11-21T01:00:00.000Z')).toBe(key('2026-11-21T01:04:59.999Z'));
    expect(key('2026-11-21T01:00:00.000Z')).not.toBe(key('2026-11-21T01:05:00.000Z'));
    expect(key('2026-11-21T01:00:00.000Z')).not.toBe(key('2026-11-21T01:00:00.000Z', 'Piala Lain'));
  });
});
