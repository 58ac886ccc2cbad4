// Switching OBS, against a server that speaks obs-websocket 5 as its protocol document says: greeting, password, requests.
import { MockObs } from '../../../../../../test/setup/mock-obs';
import { type ObsState, ObsSwitch } from './obs-switch';

/** A switch, and a way to wait for what it says. */
function watched() {
  const states: ObsState[] = [];
  let heard: (() => void) | undefined;
  const obs = new ObsSwitch((state) => {
    states.push(state);
    heard?.();
  });
  const until = async (isIt: (state: ObsState) => boolean): Promise<ObsState> => {
    for (;;) {
      const last = states.at(-1);
      if (last && isIt(last)) return last;
      await new Promise<void>((resolve) => (heard = resolve));
    }
  };
  return { obs, until };
}
const address = (port: number) => `ws://127.0.0.1:${port}`;

let server: MockObs;
afterEach(() => server.stop());

it('signs in with the password, knows the scenes in the order of OBS, and switches them', async () => {
  server = await MockObs.start('rahasia');
  const { obs, until } = watched();
  await obs.connect(address(server.port), 'rahasia');
  expect(await until(({ is }) => is === 'connected')).toEqual({
    ...{ is: 'connected', current: 'Jeda', scenes: ['Jeda', 'Partai', 'Hasil'] },
  });
  expect(await obs.show('Partai')).toBe(true);
  expect(server.current).toBe('Partai');
  await until((state) => state.is === 'connected' && state.current === 'Partai');
  const asked = server.asked.length;
  expect(await obs.show('Partai')).toBe(true);
  // what is on is not asked for again
  expect(server.asked).toHaveLength(asked);
  await obs.disconnect();
});

it('is refused with a wrong password, and does not try on and on', async () => {
  server = await MockObs.start('rahasia');
  const { obs, until } = watched();
  await obs.connect(address(server.port), 'salah');
  expect(await until(({ is }) => is !== 'connecting')).toEqual({ is: 'refused' });
  expect(await obs.show('Partai')).toBe(false);
});

it('shows no scene that OBS does not have, and learns of those that come later', async () => {
  server = await MockObs.start(null);
  const { obs, until } = watched();
  await obs.connect(address(server.port), '');
  await until(({ is }) => is === 'connected');
  expect(await obs.show('Bagan')).toBe(false);
  server.scenes.push('Bagan');
  server.say('SceneListChanged', { scenes: [] });
  await until((state) => state.is === 'connected' && state.scenes.includes('Bagan'));
  expect(await obs.show('Bagan')).toBe(true);
  await obs.disconnect();
});

it('comes back by itself when OBS was closed and opened again', async () => {
  server = await MockObs.start('rahasia');
  const { port } = server;
  const { obs, until } = watched();
  await obs.connect(address(port), 'rahasia');
  await until(({ is }) => is === 'connected');
  await server.stop();
  await until(({ is }) => is === 'lost');
  expect(await obs.show('Partai')).toBe(false);
  server = await MockObs.start('rahasia', port);
  await until(({ is }) => is === 'connected');
  expect(await obs.show('Hasil')).toBe(true);
  await obs.disconnect();
});

it('says where nobody answers, and stops asking once it is told to', async () => {
  server = await MockObs.start(null);
  const { port } = server;
  await server.stop();
  const { obs, until } = watched();
  await obs.connect(address(port), '');
  await until(({ is }) => is === 'unreachable');
  await obs.disconnect();
  expect(await until(() => true)).toEqual({ is: 'off' });
  server = await MockObs.start(null);
});
