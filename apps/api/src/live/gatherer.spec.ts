// How bursts of events are sent.
import { GATHER_MS, type LoggedEvent } from '@gelanggang/contract/events';
import { FEW, GATHER_FEW_MS, Gatherer } from './gatherer';

const event = (seq: number): LoggedEvent => ({ seq, at: '', type: 'schedule.removed', data: { schedule_id: seq } });

describe('a burst of events', () => {
  let sent: [string, number[]][];
  let gatherer: Gatherer;

  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    gatherer = new Gatherer((topic, events) => sent.push([topic, events.map(({ seq }) => seq)]));
  });
  afterEach(() => {
    gatherer.close();
    jest.useRealTimers();
  });

  it('sends its first event at once and the rest together, in order', () => {
    for (const seq of [1, 2, 3, 4]) gatherer.add('site', [event(seq)]);
    expect(sent).toEqual([['site', [1]]]);
    jest.advanceTimersByTime(GATHER_MS);
    expect(sent).toEqual([
      ['site', [1]],
      ['site', [2, 3, 4]],
    ]);
  });

  it('is gathered again while it goes on, and ends when nothing comes', () => {
    gatherer.add('site', [event(1)]);
    gatherer.add('site', [event(2)]);
    jest.advanceTimersByTime(GATHER_FEW_MS);
    gatherer.add('site', [event(3)]);
    expect(sent).toHaveLength(2);
    jest.advanceTimersByTime(GATHER_FEW_MS);
    expect(sent.at(-1)).toEqual(['site', [3]]);
    jest.advanceTimersByTime(2 * GATHER_FEW_MS);
    gatherer.add('site', [event(4)]);
    expect(sent.at(-1)).toEqual(['site', [4]]);
  });

  it('of few events is gathered for a short while only, so that none waits for long', () => {
    for (const seq of [1, 2, 3]) {
      gatherer.add('site', [event(seq)]);
      jest.advanceTimersByTime(100);
    }
    expect(sent).toEqual([
      ['site', [1]],
      ['site', [2]],
      ['site', [3]],
    ]);
    gatherer.add('site', [event(4)]);
    gatherer.add('site', [event(5)]);
    jest.advanceTimersByTime(GATHER_FEW_MS);
    expect(sent.at(-1)).toEqual(['site', [5]]);
  });

  it('of many events is gathered for longer, also after a moment without any, until few come again', () => {
    const many = Array.from({ length: FEW + 1 }, (_, index) => event(index + 1));
    gatherer.add('site', many);
    gatherer.add('site', [event(50)]);
    jest.advanceTimersByTime(GATHER_MS - 1);
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sent).toHaveLength(2);
    // quiet
    jest.advanceTimersByTime(GATHER_MS);
    gatherer.add('site', [event(51)]);
    gatherer.add('site', [event(52)]);
    jest.advanceTimersByTime(GATHER_FEW_MS);
    expect(sent.at(-1)).toEqual(['site', [51]]);
    jest.advanceTimersByTime(GATHER_MS);
    expect(sent.at(-1)).toEqual(['site', [52]]);
    jest.advanceTimersByTime(2_000);
    gatherer.add('site', [event(53)]);
    gatherer.add('site', [event(54)]);
    jest.advanceTimersByTime(GATHER_FEW_MS);
    expect(sent.at(-1)).toEqual(['site', [54]]);
  });

  it('of one topic does not hold up another', () => {
    gatherer.add('tournament:1', [event(1)]);
    gatherer.add('tournament:2', [event(1)]);
    expect(sent).toHaveLength(2);
  });

  it('is sent early for somebody who joins, and then once only', () => {
    gatherer.add('site', [event(1)]);
    gatherer.add('site', [event(2)]);
    gatherer.flush('site');
    jest.advanceTimersByTime(GATHER_MS);
    expect(sent).toEqual([
      ['site', [1]],
      ['site', [2]],
    ]);
  });
});
