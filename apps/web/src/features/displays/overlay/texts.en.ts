// The English words of overlays, of the desk that hands their addresses out, and of the page that switches scenes.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const overlayTexts: InLanguage<typeof original.overlayTexts> = {
  name: 'Overlay',
  won: 'Winner',
  next: (round) => `Next: ${round}`,
  wonBefore: (score) => `won ${score}`,
  final: 'Champion',
};

export const broadcastTexts: InLanguage<typeof original.broadcastTexts> = {
  title: 'Broadcast',
  lead: 'Overlay addresses for OBS or vMix: a Browser source of 1920 × 1080 with a transparent background.',
  waits: 'Results on the broadcast wait for the announcer',
  waitsHint: 'A result is shown only after "Announce the result" has been pressed on the announcer page.',
  tournament: 'Tournament',
  automatic: 'Automatic',
  copy: 'Copy address',
  copied: 'Address copied.',
  notCopied: 'The address could not be copied. Open it and copy it from the address bar.',
  swapped: 'Corners swapped (red on the left)',
  obs: 'Switch OBS scenes',
  failed: 'The broadcast could not be changed.',
  noArenas: 'This tournament has no arenas yet.',
};

export const obsTexts: InLanguage<typeof original.obsTexts> = {
  title: (arena) => `OBS scenes, ${arena}`,
  lead: 'Open this page on the computer that runs OBS Studio 28 or newer, with the WebSocket server enabled (Tools → WebSocket Server Settings).',
  port: 'WebSocket server port',
  noPort: 'Enter a number from 1 to 65535.',
  password: 'WebSocket server password',
  passwordHint: 'Used only to connect; it is not stored and not sent to any other server.',
  connect: 'Connect',
  disconnect: 'Disconnect',
  connected: 'Connected to OBS',
  connecting: 'Connecting…',
  lost: 'The connection to OBS was lost. It reconnects by itself.',
  refused: 'OBS refused the password.',
  unreachable: 'OBS does not answer on this port. Check whether its WebSocket server is enabled.',
  scenes: 'Scene for each stage of the broadcast',
  keep: 'Do not switch',
  now: (state) => `Now: ${state}`,
  shown: (scene) => `Scene "${scene}" is on air.`,
  missing: (scene) => `There is no scene "${scene}" in OBS.`,
  gone: 'This arena was not found.',
};
