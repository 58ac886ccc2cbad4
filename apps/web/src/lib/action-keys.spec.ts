// What is sent again because no answer came goes under its first key; what was answered, or is another thing, under a new one.
import { actionKeys, newActionKey } from './action-keys';

it('are UUIDs of version 4, each another one', () => {
  const keys = Array.from({ length: 100 }, newActionKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('stay for the same request while nobody has answered', () => {
  const keys = actionKeys();
  const first = keys.keyOf({ body: { ids: [1, 2] } });
  expect(keys.keyOf({ body: { ids: [1, 2] } })).toBe(first);
});

it('change with what is sent', () => {
  const keys = actionKeys();
  const first = keys.keyOf({ body: { ids: [1, 2] } });
  expect(keys.keyOf({ body: { ids: [1, 3] } })).not.toBe(first);
});

it('change once it was answered: pressed again it is another action', () => {
  const keys = actionKeys();
  const first = keys.keyOf({ body: { ids: [1, 2] } });
  keys.answered();
  expect(keys.keyOf({ body: { ids: [1, 2] } })).not.toBe(first);
});
