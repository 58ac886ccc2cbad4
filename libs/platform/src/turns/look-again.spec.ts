// How often it is looked, sooner when it is asked, and what of a fault is told.
import { LookAgain } from './look-again';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const passed = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('LookAgain', () => {
  it('looks again so long after the end of a look, until it is stopped', async () => {
    const look = jest.fn().mockResolvedValue(undefined);
    const looking = new LookAgain(1000, look, jest.fn());
    looking.start();
    await passed(999);
    expect(look).toHaveBeenCalledTimes(0);
    await passed(2001);
    expect(look).toHaveBeenCalledTimes(3);
    await looking.stop();
    await passed(5000);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('looks sooner when it is asked to, and never later than it would have', async () => {
    const look = jest.fn().mockResolvedValue(undefined);
    const looking = new LookAgain(60_000, look, jest.fn());
    looking.within(0);
    looking.within(5000);
    await passed(0);
    expect(look).toHaveBeenCalledTimes(1);
    looking.within(2000);
    await passed(2000);
    expect(look).toHaveBeenCalledTimes(2);
    await looking.stop();
  });

  it('spends no more than its share of the time looking', async () => {
    const look = jest.fn(() => new Promise<void>((done) => setTimeout(done, 2000)));
    const looking = new LookAgain(3000, look, jest.fn(), { share: 0.1 });
    looking.start();
    await passed(5000);
    expect(look).toHaveBeenCalledTimes(1);
    await passed(17_999);
    expect(look).toHaveBeenCalledTimes(1);
    await passed(1);
    expect(look).toHaveBeenCalledTimes(2);
    const stopped = looking.stop();
    await passed(2000);
    await stopped;
  });

  it('looks once more after a look during which it was asked, and never two at a time', async () => {
    let end = () => undefined as void;
    const look = jest.fn(() => new Promise<void>((done) => (end = done)));
    const looking = new LookAgain(60_000, look, jest.fn());
    looking.within(0);
    await passed(0);
    looking.within(0);
    looking.within(0);
    await passed(100);
    expect(look).toHaveBeenCalledTimes(1);
    end();
    await passed(0);
    expect(look).toHaveBeenCalledTimes(2);
    end();
    await passed(1000);
    expect(look).toHaveBeenCalledTimes(2);
    await looking.stop();
  });

  it('tells a fault once, tries again soon, and tells the next one after a look that went well', async () => {
    const tell = jest.fn();
    const look = jest.fn().mockRejectedValueOnce('first').mockRejectedValueOnce('second').mockResolvedValueOnce('');
    look.mockRejectedValue('third');
    const looking = new LookAgain(60_000, look, tell, { soonMs: 2000 });
    looking.within(0);
    await passed(0);
    looking.within(0);
    await passed(1999);
    expect(tell.mock.calls).toEqual([['first']]);
    await passed(2001);
    expect(look).toHaveBeenCalledTimes(3);
    expect(tell).toHaveBeenCalledTimes(1);
    await passed(60_000);
    expect(tell.mock.calls).toEqual([['first'], ['third']]);
    await looking.stop();
  });
});
