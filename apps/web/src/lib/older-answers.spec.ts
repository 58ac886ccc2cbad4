// News that came while an answer was under way stay, whatever that answer says.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { dropOlderAnswer } from './older-answers';

const KEY = ['jobs'];

it('an answer that was asked for before the news does not take them back', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const answers: ((status: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: () => new Promise<string>((answer) => answers.push(answer)),
  });
  const stop = observer.subscribe(() => undefined);
  client.setQueryData(KEY, 'done');
  dropOlderAnswer(client, KEY);
  expect(answers).toHaveLength(2);
  answers[0]?.('running');
  answers[1]?.('done, as asked after the news');
  while (client.isFetching() > 0) await Promise.resolve();
  expect(client.getQueryData(KEY)).toBe('done, as asked after the news');

  // nothing under way: nothing is asked
  dropOlderAnswer(client, KEY);
  expect(answers).toHaveLength(2);
  stop();
  client.clear();
});
