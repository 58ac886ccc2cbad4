// How much work one action costs the schedule form at 220 and 600 rows, in a running system (`node bench/schedule-form/run.mjs
// http://localhost:3000`). Told in CPU time of the page's main thread, so a busy machine changes little.
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';

const base = process.argv[2] ?? 'http://localhost:3000';
const browserOf = JSON.parse(
  execFileSync(process.execPath, ['scripts/browser.mjs'], { encoding: 'utf8' }).trim().split('\n').at(-1),
);

const post = async (path, body) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${base}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};
const session = await post('/login', { email: 'panitia@gelanggang.test', password: 'gelanggang-demo' });
const get = async (path) => {
  const answer = await fetch(`${base}/api${path}`, { headers: { authorization: `Bearer ${session.access_token}` } });
  return answer.json();
};
const [tournament] = await get('/tournaments/active');
const { data: pools } = await get(`/tournaments/${tournament.id}/matches?include_scheduled=true`);
const { data: context } = await get(`/tournaments/${tournament.id}/schedule-context`);

/** The demo's pools, free and as often as it takes; each copy has ids, and people, of its own. */
function rows(count) {
  const found = { pools: [], context: { ...context, matches: [], people: [], slots: [] } };
  let left = count;
  for (let copy = 0; left > 0; copy += 1) {
    const by = copy * 1_000_000;
    const id = (one) => (one === null ? null : one + by);
    const taken = new Set();
    for (const pool of pools) {
      const rounds = pool.rounds.map((round) => {
        const matches = round.matches.slice(0, Math.max(0, left));
        left -= matches.length;
        matches.forEach((match) => taken.add(match.id));
        return { ...round, matches: matches.map((match) => ({ ...match, id: id(match.id), schedule: null })) };
      });
      found.pools.push({
        ...pool,
        pool_id: id(pool.pool_id),
        rounds: rounds.filter((round) => round.matches.length > 0),
      });
    }
    for (const match of context.matches.filter((one) => taken.has(one.id))) {
      const { next_match_id: next, loser_match_id: loser, people } = match;
      const links = { next_match_id: id(next), loser_match_id: id(loser), people: people.map(id) };
      found.context.matches.push({ ...match, id: id(match.id), pool_id: id(match.pool_id), ...links });
    }
    found.context.people.push(...context.people.map((person) => ({ ...person, id: id(person.id) })));
  }
  return found;
}

const browser = await chromium.launch({
  executablePath: browserOf.executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  env: browserOf.libraries ? { ...process.env, LD_LIBRARY_PATH: browserOf.libraries } : undefined,
});
for (const count of [220, 600]) {
  const given = rows(count);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await page.addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('gelanggang.token', token);
    localStorage.setItem('gelanggang.user', JSON.stringify(user));
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((one) => one.duration))).observe({
      type: 'longtask',
    });
  }, session);
  await page.route(/\/tournaments\/\d+\/matches(\?|$)/, (route) => route.fulfill({ json: { data: given.pools } }));
  await page.route('**/schedule-context', (route) => route.fulfill({ json: { data: given.context } }));
  await page.goto(`${base}/admin/tournament-schedule/tanding/create`);
  await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(tournament.id));
  await page.getByRole('combobox', { name: 'Gelanggang', exact: true }).selectOption({ index: 1 });
  await page.getByText(new RegExp(`^${count} dari ${count} partai dipilih`)).waitFor();
  await page.getByRole('spinbutton', { name: 'Menit' }).fill('1');
  await page.waitForTimeout(1500);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * metrics.find((one) => one.name === 'TaskDuration').value;
  };
  const measure = async (name, times, act) => {
    await act(0);
    await page.waitForTimeout(800);
    await page.evaluate(() => (window.longTasks.length = 0));
    const before = await spent();
    for (let at = 1; at <= times; at += 1) {
      await act(at);
      await page.waitForTimeout(250);
    }
    const each = ((await spent()) - before) / times;
    const long = await page.evaluate(() => window.longTasks.map(Math.round));
    const told =
      long.length === 0
        ? 'no long task'
        : `${long.length} long tasks, longest ${Math.max(...long)} ms by the wall clock`;
    console.log(`${count} rows  ${name.padEnd(24)} ${each.toFixed(1).padStart(6)} ms each   ${told}`);
  };
  const handles = page.getByRole('button', { name: /^Pindahkan / });
  await measure('a letter in a number', 10, (at) =>
    page
      .getByLabel(/^Nomor partai /)
      .nth(2)
      .fill(String(700 + at)),
  );
  await measure('a time', 10, (at) =>
    page
      .getByLabel(/^Jam partai /)
      .nth(3)
      .fill(`07:${String(10 + at)}`),
  );
  await measure('a tick', 10, (at) =>
    page
      .getByRole('checkbox', { name: /^Pilih / })
      .nth(4)
      .setChecked(at % 2 === 1),
  );
  await measure('a place down by key', 10, (at) =>
    handles.nth(at % 2 === 0 ? 1 : 2).press(at % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  );
  await measure('a letter in the note', 10, (at) =>
    page.getByRole('textbox', { name: /^Catatan/ }).fill('x'.repeat(at + 1)),
  );
  await measure('the start of the session', 6, (at) => page.getByLabel('Jam mulai').fill(`07:${String(30 + at)}`));
  await handles.nth(1).evaluate((handle) => handle.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await handles.nth(1).boundingBox();
  await page.mouse.move(box.x + 9, box.y + 9);
  await page.mouse.down();
  await measure('a move in the hand', 30, (at) => page.mouse.move(box.x + 9, box.y + 9 + 8 * (at % 20)));
  await page.mouse.up();
  await measure('a screen of scrolling', 10, () => page.mouse.wheel(0, 700));
  await page.close();
}
await browser.close();
