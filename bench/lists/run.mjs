// Measures the lists of athletes and contingents at 100, 5,000 and 20,000 members: `node bench/lists/run.mjs`.
// Target G1: the time of a page does not grow with the table. One embedded PostgreSQL, medians of many rounds.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
require('reflect-metadata');
const { Client } = require('pg');
const { DataSource } = require('typeorm');
const { startEmbeddedPostgres } = require('../../test/setup/embedded-postgres.cjs');
const { dataSourceOptions } = require('../../libs/database/src/data-source.ts');
const { loadReference } = require('../../libs/database/src/reference/load-reference.ts');
const { ContingentsQueries } = require('../../apps/api/src/contingents/contingents.queries.ts');
const { TeamMembersQueries } = require('../../apps/api/src/team-members/team-members.queries.ts');

const SIZES = [100, 5_000, 20_000];
const PER_CONTINGENT = 25;
const ROUNDS = 40;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

async function timed(work) {
  for (let warm = 0; warm < 5; warm++) await work();
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** A database of its own per size: what a list without a filter shows is the whole table. */
async function databaseOf(server, size) {
  const admin = new Client(server.url);
  await admin.connect();
  await admin.query(`create database lists_${size}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = `/lists_${size}`;
  const dataSource = await new DataSource(dataSourceOptions(url.toString())).initialize();
  await dataSource.runMigrations();
  await loadReference(dataSource);
  await dataSource.query(
    `insert into tournament (name, slug, start_date, end_date, registration_closes_at, status)
     values ('Ukur', 'ukur', current_date + 30, current_date + 32, now() + interval '20 days', 'active')`,
  );
  await dataSource.query(
    `insert into account (name, email, password_hash)
     select 'Manajer', 'manajer' || g || '@contoh.test', '-' from generate_series(1, $1::int) g`,
    [size / PER_CONTINGENT],
  );
  await dataSource.query(
    `insert into contingent (account_id, name, pic_name, pic_phone, pic_email)
     select id, 'Kontingen ' || id, 'P', '0812', 'p@contoh.test' from account`,
  );
  await dataSource.query(
    `insert into contingent_registration (tournament_id, contingent_id) select t.id, c.id from tournament t, contingent c`,
  );
  await dataSource.query(
    `insert into team_member (contingent_id, name, birth_place, birth_date, gender, body_weight, nik,
       championship_category_id, match_category_id, age_category_id, category_class_id)
     select c.id, 'Atlet ' || c.id || ' ' || g, 'Bandung', '2008-01-01', l.gender, 50,
       lpad((c.id * 1000 + g)::text, 16, '0'), (select min(id) from championship_category), 1, l.age_category_id, l.id
     from contingent c, generate_series(1, $1::int) g
     join (select id, age_category_id, gender, row_number() over (order by id) as n from category_class) l on l.n = g`,
    [PER_CONTINGENT],
  );
  await dataSource.query('vacuum analyze');
  return dataSource;
}

const everything = {
  owner: null,
  tournamentId: null,
  matchCategoryId: null,
  ageCategoryId: null,
  categoryClassId: null,
  contingentId: null,
  payment: null,
  isBilled: false,
  search: '',
};
const first = { limit: 10, offset: 0 };

/** What people ask for, by name. */
function asked(dataSource, size) {
  const members = new TeamMembersQueries(dataSource);
  const contingents = new ContingentsQueries(dataSource);
  const owner = size / PER_CONTINGENT;
  return {
    'members, first page': () => members.page(everything, first),
    'members, last page': () => members.page(everything, { limit: 10, offset: size - 10 }),
    'members of a tournament': () => members.page({ ...everything, tournamentId: 1 }, first),
    'members of a tournament, unpaid': () => members.page({ ...everything, tournamentId: 1, payment: 'unpaid' }, first),
    "a manager's members": () => members.page({ ...everything, owner }, first),
    'members found by name': () => members.page({ ...everything, search: 'atlet 3 1' }, first),
    'contingents, first page': () => contingents.page({ owner: null, tournamentId: null, search: '' }, first),
  };
}

const server = await startEmbeddedPostgres();
try {
  const found = {};
  for (const size of SIZES) {
    const dataSource = await databaseOf(server, size);
    const { total } = await asked(dataSource, size)['members, first page']();
    if (total !== size) throw new Error(`counted ${total} of ${size}`);
    for (const [name, work] of Object.entries(asked(dataSource, size))) {
      (found[name] ??= []).push(await timed(work));
    }
    await dataSource.destroy();
  }
  console.log(`${'ms, medians'.padEnd(34)}${SIZES.map((size) => String(size).padStart(9)).join('')}    growth`);
  for (const [name, times] of Object.entries(found)) {
    const growth = times.at(-1) / times[0];
    console.log(`${name.padEnd(34)}${times.map((ms) => ms.toFixed(2).padStart(9)).join('')}   ${growth.toFixed(1)}×`);
  }
} finally {
  await server.stop();
}
