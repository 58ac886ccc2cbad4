// How the environment is read: defaults, wrong values, missing ones.
import { loadEnv, s3Place, WrongEnvironment } from './env';

const good = { DATABASE_URL: 'postgres://app@127.0.0.1:5432/gelanggang' };

describe('the environment', () => {
  it('needs nothing but the database', () => {
    const env = loadEnv(good);
    expect(env).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      EMBEDDED: false,
      JOB_CONCURRENCY: 2,
    });
    expect(env.FILES_DIR).toMatch(/\.data\/files$/);
  });

  it('reads numbers and switches from text and takes an empty variable as absent', () => {
    expect(loadEnv({ ...good, PORT: '8080', EMBEDDED: 'true', REDIS_URL: '', LOG_LEVEL: ' debug ' })).toMatchObject({
      PORT: 8080,
      EMBEDDED: true,
      LOG_LEVEL: 'debug',
    });
  });

  it('names every wrong and missing variable at once, each with its reason', () => {
    const load = () => loadEnv({ PORT: 'http', REDIS_URL: 'localhost', EMBEDDED: 'perhaps', LOG_LEVEL: 'loud' });
    expect(load).toThrow(WrongEnvironment);
    for (const text of ['DATABASE_URL is missing', 'PORT must', 'REDIS_URL must', 'EMBEDDED must', 'LOG_LEVEL must']) {
      expect(load).toThrow(text);
    }
  });

  it('takes proxies by name, address and network, and nothing that is none', () => {
    for (const fine of ['loopback', 'uniquelocal', 'false', '10.0.0.1', '10.0.0.0/8, loopback', 'fd00::/8', '::1']) {
      expect(loadEnv({ ...good, TRUST_PROXY: fine }).TRUST_PROXY).toBe(fine);
    }
    for (const wrong of [
      'evil',
      'true',
      '10.0.0',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      '10.0.0.0/0',
      'loopback,',
      'fd00::/129',
    ]) {
      expect(() => loadEnv({ ...good, TRUST_PROXY: wrong })).toThrow('TRUST_PROXY must be');
    }
  });

  it('refuses an admin without a password', () => {
    expect(() => loadEnv({ ...good, ADMIN_EMAIL: 'ketua@kejuaraan.id' })).toThrow('ADMIN_PASSWORD');
  });

  it('takes a payment service with its key, and neither alone, by https only', () => {
    const midtrans = { PAYMENT_SERVICE: 'midtrans', MIDTRANS_SERVER_KEY: 'kunci-server-percobaan' };
    expect(loadEnv(good).PAYMENT_SERVICE).toBeUndefined();
    expect(loadEnv({ ...good, ...midtrans }).MIDTRANS_API_URL).toBe('https://api.midtrans.com');
    expect(() => loadEnv({ ...good, PAYMENT_SERVICE: 'midtrans' })).toThrow('MIDTRANS_SERVER_KEY');
    expect(() => loadEnv({ ...good, MIDTRANS_SERVER_KEY: midtrans.MIDTRANS_SERVER_KEY })).toThrow('PAYMENT_SERVICE');
    expect(() => loadEnv({ ...good, ...midtrans, PAYMENT_SERVICE: 'lain' })).toThrow('PAYMENT_SERVICE must');
    for (const url of ['http://api.midtrans.com', 'https://a:b@api.midtrans.com', 'https://api.midtrans.com/']) {
      expect(() => loadEnv({ ...good, ...midtrans, MIDTRANS_API_URL: url })).toThrow('MIDTRANS_API_URL must');
    }
  });

  it('keeps files in a bucket when the store is given whole, and takes no half of it', () => {
    const store = {
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_BUCKET: 'gelanggang',
      S3_ACCESS_KEY_ID: 'kunci',
      S3_SECRET_ACCESS_KEY: 'rahasia',
    };
    expect(s3Place(loadEnv(good))).toBeNull();
    expect(s3Place(loadEnv({ ...good, ...store }))).toMatchObject({ bucket: 'gelanggang', region: 'us-east-1' });
    expect(() => loadEnv({ ...good, ...store, S3_BUCKET: '' })).toThrow('S3_BUCKET');
    expect(() => loadEnv({ ...good, ...store, S3_ENDPOINT: '127.0.0.1:9000' })).toThrow('S3_ENDPOINT must');
  });
});
