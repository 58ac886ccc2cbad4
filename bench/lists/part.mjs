// Lists: each list's page at 200, 2,000 and 20,000 athletes, in turn. Target G1: it does not grow with the table.
import { createRequire } from 'node:module';

import { median } from '../harness/figures.mjs';
import { inTurn } from '../harness/timing.mjs';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
require('reflect-metadata');
const { Client } = require('pg');
const { DataSource } = require('typeorm');
const { startEmbeddedPostgres } = require('../../test/setup/embedded-postgres.cjs');
const { dataSourceOptions } = require('../../libs/database/src/data-source.ts');
const { loadReference } = require('../../libs/database/src/reference/load-reference.ts');
const { ContingentsQueries } = require('../../apps/api/src/contingents/contingents.queries.ts');
const { AuditQueries } = require('../../apps/api/src/audit/audit.queries.ts');
const { BillingsQueries } = require('../../apps/api/src/billings/billings.queries.ts');
const { UsersQueries } = require('../../apps/api/src/users/users.queries.ts');
const { TeamMembersQueries } = require('../../apps/api/src/team-members/team-members.queries.ts');

export const title = 'Lists';
export const how =
  'The queries of the API in the process of the bench, on PostgreSQL in memory; a database of its own per size, the same ' +
  'page of each in turn.';

const PER_CONTINGENT = 25;

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
  await dataSource.query(
    `insert into billing (tournament_id, account_id, invoice_number, amount, status)
     select 1, id, 'U-' || id, 250000, 'waiting for payment' from account`,
  );
  await dataSource.query(
    `insert into audit (account_id, action, subject_type, subject_id, detail)
     select contingent_id, 'team_member.changed', 'team_member', id, '{}' from team_member`,
  );
  await dataSource.query('vacuum analyze');
  return dataSource;
}

const everything = {
  owner: null,
  tournaments: [],
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
  const billings = new BillingsQueries(dataSource);
  const users = new UsersQueries(dataSource);
  const audit = new AuditQueries(dataSource);
  const owner = size / PER_CONTINGENT;
  return {
    'members, first page': () => members.page(everything, first),
    'members, last page': () => members.page(everything, { limit: 10, offset: size - 10 }),
    'members of a tournament': () => members.page({ ...everything, tournamentId: 1 }, first),
    'members of a tournament, unpaid': () => members.page({ ...everything, tournamentId: 1, payment: 'unpaid' }, first),
    "a manager's members": () => members.page({ ...everything, owner }, first),
    'members found by name': () => members.page({ ...everything, search: 'atlet 3 1' }, first),
    'contingents, first page': () => contingents.page({ owner: null, tournamentId: null, search: '' }, first),
    'billings, first page': () => billings.page({ owner: null, status: null, tournamentId: null, search: '' }, first),
    'accounts, first page': () => users.page({ page: 1, perPage: 10, search: '' }),
    'audit, first page': () => audit.page({ page: 1, perPage: 25 }, { owner: null, tournaments: [] }),
  };
}

export async function measure({ isQuick, figure, growth, say }) {
  const sizes = isQuick ? [50, 200] : [200, 2_000, 20_000];
  const server = await startEmbeddedPostgres();
  const sources = [];
  try {
    for (const size of sizes) {
      say(`filling ${size.toLocaleString('en')} athletes`);
      sources.push(await databaseOf(server, size));
    }
    const pages = sizes.map((size, index) => asked(sources[index], size));
    const spent = sizes.map(() => 0);
    for (const name of Object.keys(pages[0])) {
      const works = Object.fromEntries(sizes.map((size, index) => [size, pages[index][name]]));
      const found = await inTurn(works, { rounds: isQuick ? 5 : 40, warmUp: 5 });
      const [few, many] = [sizes[0], sizes.at(-1)];
      sizes.forEach((size, index) => (spent[index] += median(found[size])));
      figure({
        ...{ goalId: 'G1', name: `${name}, of ${many.toLocaleString('en')} athletes`, unit: 'ms', ours: found[many] },
        ...{ beside: `of ${few}`, theirs: found[few], read: 'cost', goal: ['≤', 2] },
      });
    }
    growth('all pages together', sizes, spent);
  } finally {
    for (const source of sources) await source.destroy();
    await server.stop();
  }
}
