// Whose steps a device finds open.
import { DEVICE_KINDS, isDevice } from './devices';

const kindsFor = (userAgent: string, touchPoints: number) =>
  DEVICE_KINDS.filter((kind) => isDevice(kind, userAgent, touchPoints));

describe('The steps to trust a hall', () => {
  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 0, 'mac'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 5, 'apple'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'apple'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0', 10, 'windows'],
  ])('of %s with %i fingers are its own, and no others', (userAgent, touchPoints, kind) => {
    expect(kindsFor(userAgent, touchPoints)).toEqual([kind]);
  });
});
