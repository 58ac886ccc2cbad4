// A connection that PostgreSQL ends while it goes from one hand to the next must not end the process.
import { PreparingClient } from './prepared';

it('that is lost while nobody holds it ends nothing, and whoever holds it hears of it', () => {
  const client = new PreparingClient();
  const lost = new Error('terminating connection due to administrator command');
  expect(() => client.emit('error', lost)).not.toThrow();
  const heard: unknown[] = [];
  client.on('error', (error) => heard.push(error));
  client.emit('error', lost);
  expect(heard).toEqual([lost]);
});
