// Judges at their panels in several arenas, and taps at a rate that waits for no answer.
import { setTimeout as pause } from 'node:timers/promises';
import { startMatches } from '../harness/tournament.mjs';
import { send } from './send.mjs';

const SEATS = [1, 2, 3];
const KINDS = ['punch', 'kick'];

/** A match that is on in each arena, and three judges there. */
export async function seatJudges(system, arenaIds) {
  const { call } = system;
  const matches = [];
  const panels = [];
  for (const arenaId of arenaIds) {
    const started = await startMatches(system, [arenaId]);
    if (started.length === 0) continue;
    matches.push(...started);
    for (const seat of SEATS) {
      const { data: seats } = await call('POST', `/arenas/${arenaId}/panels`, { seat });
      const { code } = seats.find((one) => one.seat === seat);
      const { data: signedIn } = await call('POST', '/panel/sign-in', { code });
      const panel = {
        tab: `ukurjuri${String(arenaId).padStart(6, '0')}${seat}`,
        headers: { authorization: `Panel ${signedIn.token}` },
        number: 0,
      };
      await send(system, panel.headers, '/panel/open', { tab: panel.tab });
      panels.push(panel);
    }
  }
  return {
    system,
    panels,
    /** All clocks at one minute of round 1, and running. */
    async setBack() {
      for (const id of matches) {
        await call('POST', `/matches/${id}/clock`, { step: 'set', round: 1, remaining_ms: 60_000, reason: 'Ukur' });
        await call('POST', `/matches/${id}/clock`, { step: 'start' });
      }
    },
  };
}

/** What each tap took, and what became of it. `other`: refused for another reason than its age; `lost`: without an answer. */
export async function tapsAt({ system, panels }, { rate, seconds }) {
  const found = { took: [], late: 0, other: 0, lost: 0, sent: 0, seconds };
  const began = performance.now();
  const all = [];
  for (let n = 0; n < rate * seconds; n++) {
    const wait = began + (1000 * n) / rate - performance.now();
    if (wait > 1) await pause(wait);
    all.push(tap(panels[n % panels.length]));
  }
  await Promise.all(all);
  found.seconds = (performance.now() - began) / 1000;
  return found;

  async function tap(panel) {
    const number = (panel.number += 1);
    const body = {
      tab: panel.tab,
      taps: [{ number, corner: number % 4 < 2 ? 'blue' : 'red', kind: KINDS[number % 2], at: Date.now() }],
    };
    found.sent += 1;
    const answer = await send(system, panel.headers, '/panel/taps', body).catch((error) => {
      found.lost += 1;
      found.why = error.message;
    });
    if (!answer) return;
    const { text, took } = answer;
    const [{ fate }] = JSON.parse(text).data;
    found.took.push(took);
    if (fate === 'late') found.late += 1;
    else if (fate !== 'kept') found.other += 1;
  }
}
