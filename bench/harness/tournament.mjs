// A tournament of so many classes and athletes in the running system, made through its own doors: an entry list that is
// imported and paid, pools that are drawn, a plan that is taken and published.
const CONTINGENTS = 60;
const MALE = 'L';
const FEMALE = 'P';

const two = (number) => String(number).padStart(2, '0');
const today = () => new Date().toISOString().slice(0, 10);

/** An active tournament of today that offers tanding, with arenas. */
export async function makeTournament({ database }, { slug, arenas = 4 }) {
  const { rows } = await database.query(
    `insert into tournament (name, slug, start_date, end_date, registration_closes_at, status)
     values ($1, $2, $3::date, $3::date + 2, now() + interval '20 days', 'active') returning id::float8 as id`,
    [`Ukur ${slug}`, slug, today()],
  );
  const { id } = rows[0];
  await database.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee) values ($1, 1, 250000)`,
    [id],
  );
  const made = await database.query(
    `insert into tournament_arena (tournament_id, name, code)
     select $1, 'Gelanggang ' || g, g::text from generate_series(1, $2::int) g returning id::float8 as id`,
    [id, arenas],
  );
  return { id, slug, arenaIds: made.rows.map((row) => row.id) };
}

/** The tanding classes of the preset whose age an adult, youth or child may have: as many as are asked for. */
export async function classesOf({ database }, count) {
  const { rows } = await database.query(
    `select c.id::float8 as id, c.name, c.gender, c.weight_min::float8 as "weightMin", c.weight_max::float8 as "weightMax",
       a.id::float8 as "ageCategoryId", a.name as age, a.above_years as "aboveYears", a.up_to_years as "upToYears"
     from category_class c join age_category a on a.id = c.age_category_id order by a.position desc, c.id`,
  );
  if (rows.length < count) throw new Error(`there are ${rows.length} classes, not ${count}`);
  return rows.slice(0, count);
}

/** Rows of an entry list, all paid: so many athletes of each class, spread over contingents. */
export async function entryRows({ database }, classes, athletesPerClass, series = 1) {
  const { rows: districts } = await database.query(
    `select d.name, p.name as province from district d join province p on p.id = d.province_id order by d.id limit $1`,
    [CONTINGENTS],
  );
  const year = new Date().getFullYear();
  return classes.flatMap((one, place) => {
    const age = one.upToYears === null ? one.aboveYears + 5 : one.upToYears - 1;
    const weight = one.weightMax === null ? one.weightMin + 5 : one.weightMax - 0.5;
    const gender = one.gender === 'male' ? MALE : FEMALE;
    return Array.from({ length: athletesPerClass }, (_, index) => {
      const n = place * athletesPerClass + index;
      const home = districts[n % districts.length];
      const nik = `${32}${two(series)}${String(n + 1).padStart(11, '0')}1`;
      return {
        line: n + 2,
        cells: [
          ...[
            `Perguruan ${home.name} ${series}`,
            home.province,
            home.name,
            'Ukur',
            '081234567890',
            `k${n % districts.length}@bench.test`,
          ],
          ...[`Pesilat Ke ${n + 1}`, 'Bandung', `15/06/${year - age}`, gender, String(weight).replace('.', ',')],
          ...['165', 'O', nik, '', 'Tanding', one.age, one.name, '', 'Lunas'],
        ],
      };
    });
  });
}

/** The list as it was checked: what the office has before it takes it in. */
export async function checkedList({ call }, tournament, rows) {
  const list = { tournament_id: tournament.id, rows };
  const { data: checked } = await call('POST', '/entry-imports/check', list);
  return { ...list, fingerprint: checked.fingerprint };
}

/** Takes the rows in as the office does; answers what the job did. */
export async function takeIn(system, tournament, rows, checked = undefined) {
  const { call, job } = system;
  const list = checked ?? (await checkedList(system, tournament, rows));
  const { data } = await call('POST', '/entry-imports', list);
  const done = await job('entries-import', {
    ...{ tournament_id: tournament.id, list_id: data.list_id, with_payments: true },
  });
  if (done.result.members_paid !== rows.length) {
    throw new Error(`the import paid ${done.result.members_paid} of ${rows.length}: ${JSON.stringify(done.result)}`);
  }
  return done;
}

/** Divides each class into one pool of the whole class; nothing is drawn yet. */
/** Divides all classes and draws their pools, as one job. */
export async function drawPools({ job }, tournament) {
  const done = await job('auto-generate', { tournament_id: tournament.id, pause_seconds: 0, match_chart: 0 });
  if (done.result.failed.length > 0) throw new Error(`not drawn: ${JSON.stringify(done.result.failed)}`);
  return done;
}

/** Plans all matches over the tournament's arenas and days, takes the plan and publishes it. */
export async function publishSchedule({ call, job }, tournament) {
  const day = (n) => new Date(Date.parse(today()) + n * 86_400_000).toISOString().slice(0, 10);
  await job('auto-schedule', {
    ...{ tournament_id: tournament.id, scope: 'all', arena_ids: tournament.arenaIds, lengths: [] },
    sessions: [0, 1, 2].map((n) => ({ date: day(n), start_time: '06:00', end_time: '23:00' })),
    ...{ rest_minutes: 10, change_over_minutes: 1 },
  });
  const { data: plan } = await call('GET', `/tournaments/${tournament.id}/auto-schedule`);
  await call('POST', `/auto-schedules/${plan.id}/take`, { version: plan.version });
  await call('POST', `/tournaments/${tournament.id}/match-schedules/publish`);
}

/** All of it: a drawn and published tournament of about `matches` fights in brackets of so many athletes. */
export async function scheduledTournament(system, { slug, matches, arenas = 4, athletes = 16 }) {
  const classes = await classesOf(system, Math.max(1, Math.round(matches / (athletes - 1))));
  const tournament = await makeTournament(system, { slug, arenas });
  const each = matches < athletes - 1 ? matches + 1 : athletes;
  await takeIn(system, tournament, await entryRows(system, classes, each, tournament.id));
  await drawPools(system, tournament);
  await publishSchedule(system, tournament);
  return tournament;
}

/** Calls and starts the next match of each arena; answers their ids. */
export async function startMatches({ call }, arenaIds) {
  const started = [];
  for (const arenaId of arenaIds) {
    const { data } = await call('GET', `/arenas/${arenaId}`);
    const id = data.next_match_id;
    if (id === null) continue;
    await call('POST', `/matches/${id}/call`, { arena_id: arenaId });
    await call('POST', `/matches/${id}/start`, { arena_id: arenaId });
    started.push(id);
  }
  return started;
}

/** Moves the tournament elsewhere: the worker keeps what it has printed, and this stands on every sheet. */
export const movedTo = ({ database }, { id }, location) =>
  database.query('update tournament set location = $2 where id = $1', [id, location]);
