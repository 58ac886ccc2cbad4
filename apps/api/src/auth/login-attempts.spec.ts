// Tests of the limit on wrong passwords.
import { LoginAttempts } from './login-attempts';

const MINUTES = 60_000;

describe('attempts to sign in', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const fail = (attempts: LoginAttempts, times: number, email: (n: number) => string, address = '10.0.0.1') => {
    for (let n = 0; n < times; n += 1) attempts.begin(email(n), address);
  };

  it('are refused after ten failures for one e-mail from one address, and from no other address', () => {
    const attempts = new LoginAttempts();
    fail(attempts, 10, () => 'a@contoh.test');
    expect(() => attempts.begin('a@contoh.test', '10.0.0.1')).toThrow('Terlalu banyak percobaan');
    expect(() => attempts.begin('b@contoh.test', '10.0.0.1')).not.toThrow();
    expect(() => attempts.begin('a@contoh.test', '10.0.0.2')).not.toThrow();
  });

  it('are refused after a hundred failures from one address, whatever the e-mail', () => {
    const attempts = new LoginAttempts();
    fail(attempts, 100, (n) => `${n}@contoh.test`);
    expect(() => attempts.begin('baru@contoh.test', '10.0.0.1')).toThrow('Terlalu banyak percobaan');
  });

  it('are free again fifteen minutes after the first failure', () => {
    const attempts = new LoginAttempts();
    fail(attempts, 10, () => 'a@contoh.test');
    jest.advanceTimersByTime(15 * MINUTES - 1);
    expect(() => attempts.begin('a@contoh.test', '10.0.0.1')).toThrow();
    jest.advanceTimersByTime(1);
    expect(() => attempts.begin('a@contoh.test', '10.0.0.1')).not.toThrow();
  });

  it('that succeed do not count, however many there are', () => {
    const attempts = new LoginAttempts();
    for (let n = 0; n < 500; n += 1) {
      attempts.begin('a@contoh.test', '10.0.0.1');
      attempts.succeed('a@contoh.test', '10.0.0.1');
    }
    expect(() => attempts.begin('a@contoh.test', '10.0.0.1')).not.toThrow();
  });
});
