// How fast a bracket is painted once its data is there: the built web app in a browser, on a bracket that the library
// has drawn; no API. Target H2.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { root } from '../../scripts/environment.mjs';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
const { DRAW_ALGORITHM, drawWith } = require('../../libs/domain/src/draw/algorithms.ts');
const { roundLabel } = require('../../libs/domain/src/draw/round-labels.ts');

const POOL = 1;
/** A desk is shown the first part of a large tree, of at least so many matches. */
const LINES = 8;
const SETTLED_MS = 500;
const WEB = process.env.WEB_DIST || join(root, 'dist/web');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const USER = { id: 1, name: 'Ukur', email: 'ukur@contoh.test', email_verified: true };

/** As GET /pools/{id}/matches answers it. */
function bracketAnswer(entrants) {
  const units = Array.from({ length: entrants }, (_, index) => ({
    id: index + 1,
    contingentId: (index % 23) + 1,
    provinceId: (index % 7) + 1,
  }));
  const drawn = drawWith(DRAW_ALGORITHM, units, { chart: 0, seed: '0123456789abcdef', hasThirdPlace: true });
  if (!drawn.ok) throw new Error(drawn.code);
  const rounds = Math.max(...drawn.matches.map((match) => match.round));
  const idAt = new Map(drawn.matches.map((match, index) => [`${match.round}/${match.position}`, index + 1]));
  const idOf = (link) => (link ? idAt.get(`${link.round}/${link.position}`) : null);
  const player = ({ state, unitId }) => ({
    name: state === 'unit' ? `Muhammad Ramadhan Pesilat ${unitId}` : state === 'bye' ? 'BYE' : 'TBD',
    contingent: state === 'unit' ? `Perguruan Silat Kabupaten ${(unitId % 23) + 1}` : '',
    ...{ state, is_dummy: false, placeholder: null, unit_id: unitId },
  });
  const games = drawn.matches.map((match, index) => ({
    ...{ id: index + 1, round: match.round, position: match.position, is_third_place: match.isThirdPlace },
    round_label: roundLabel(match.round, rounds),
    ...{ player1: player(match.blue), player2: player(match.red), winner: null, winner_id: null },
    ...{ next: idOf(match.next), next_corner: match.next?.corner ?? null },
    ...{ loser_next: idOf(match.loser), loser_next_corner: match.loser?.corner ?? null },
    ...{ status: 'scheduled', win_kind: null, blue_score: null, red_score: null, number: index + 1 },
    ...{ scheduled_date: '2027-03-14', start_time: '08:00', arena_id: 1, arena_name: 'Gelanggang A' },
    can_create_dummy: false,
  }));
  const pool = {
    ...{ id: POOL, pool_id: POOL, drawing_id: 1, tournament_id: 1, tournament_name: 'Ukur', name: 'Pool A', number: 1 },
    ...{ title: 'Dewasa Putra A – Pool A', match_category: { id: 1, name: 'Tanding' } },
    ...{ age_category: { id: 1, name: 'Dewasa' }, age_category_name: 'Dewasa', gender: 'male', class_name: 'A' },
    category_class: {
      ...{ id: 1, name: 'A', gender: 'male', weight_min: 45, weight_max: 50 },
      ...{ merged_names: [], available_athletes: entrants },
    },
    ...{ weight_min: 45, weight_max: 50, match_chart: 0, bracket_type: 'Full Prestasi', match_duration: 120 },
    ...{ status: 'ongoing', drawing_status: 'generated', matches_count: games.length, units_count: entrants },
    draw: {
      ...{ seed: '0123456789abcdef', fingerprint: 'f'.repeat(64), draw_number: 1, drawn_at: '2027-01-01T00:00:00Z' },
      ...{ drawn_by: null, is_changed_by_hand: false, changed_by: null, is_locked: false },
    },
  };
  return {
    ...{ pool, tournament_id: 1, tournament_slug: 'ukur', match_chart: 0, status: 'ongoing' },
    rounds: Array.from({ length: rounds }, (_, index) => ({
      round: index + 1,
      label: roundLabel(index + 1, rounds),
      games: games.filter((game) => game.round === index + 1),
    })),
    ...{ can_draw: false, has_started: false },
  };
}

/** The built files, the shell for every other address. */
function serveWeb() {
  const server = createServer((request, response) => {
    const asked = join(WEB, decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const file =
      asked.startsWith(WEB) && existsSync(asked) && statSync(asked).isFile() ? asked : join(WEB, 'index.html');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** From the moment the page has the answer's text to the first frame after the lines of the tree stand, all at once. */
function watch(lines) {
  const read = Response.prototype.text;
  Response.prototype.text = async function () {
    const text = await read.call(this);
    if (/\/pools\/\d+\/matches$/.test(this.url)) window.dataAt = performance.now();
    return text;
  };
  const json = Response.prototype.json;
  Response.prototype.json = async function () {
    if (!/\/pools\/\d+\/matches$/.test(this.url)) return json.call(this);
    const text = await read.call(this);
    window.dataAt = performance.now();
    return JSON.parse(text);
  };
  new MutationObserver((_, observer) => {
    if (document.querySelectorAll('svg[role="group"] [role="button"]').length < lines) return;
    observer.disconnect();
    const drawnAt = performance.now();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      // after the frame: what was drawn is laid out and painted
      channel.port1.onmessage = () =>
        (window.found = { drawn: drawnAt - window.dataAt, painted: performance.now() - window.dataAt });
      channel.port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Milliseconds of each round until the lines stand, until they are painted, and of the page thread's work. */
export async function bracketPaints(browser, { entrants, rounds }) {
  const answer = bracketAnswer(entrants);
  const server = await serveWeb();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript(() => {
      localStorage.setItem('gelanggang.token', 'ukur');
      localStorage.setItem('gelanggang.user', JSON.stringify({ id: 1, name: 'Ukur' }));
    });
    await context.addInitScript(watch, LINES);
    const found = { drawn: [], painted: [], cpu: [] };
    for (let round = 0; round <= rounds; round++) {
      const times = await onePaint(context, `http://127.0.0.1:${server.address().port}`, answer);
      // the first visit fills the browser's caches
      if (round > 0) for (const [part, ms] of Object.entries(times)) found[part].push(ms);
    }
    return found;
  } finally {
    await context.close();
    server.close();
  }
}

async function onePaint(context, address, answer) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  let asked;
  const held = new Promise((resolve) => (asked = resolve));
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith(`/pools/${POOL}/matches`)) return asked(route);
    if (pathname === '/api/user') return route.fulfill({ json: { user: USER } });
    if (/permissions|menus/.test(pathname)) return route.fulfill({ json: [] });
    return route.fulfill({ json: { data: [] } });
  });
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.goto(`${address}/admin/tanding/match/${POOL}`);
  // the answer comes once the page has nothing else to do
  const route = await held;
  await page.waitForTimeout(SETTLED_MS);
  const before = await cpu();
  await route.fulfill({ json: answer });
  const times = await page.waitForFunction(() => window.found, undefined, { timeout: 60_000 });
  const found = { ...(await times.jsonValue()), cpu: (await cpu()) - before };
  await page.close();
  return found;
}
