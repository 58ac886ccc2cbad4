// The usual way to answer a public schedule: TypeORM entities with their relations, read and made into JSON for each
// request. A helper of bench/reads/part.mjs; the same tables and the same rows.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { DataSource, EntitySchema } from 'typeorm';
import { answerAs } from '../harness/processes.mjs';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
const { PostgresNamingStrategy } = require('../../libs/database/src/naming-strategy.ts');

const columns = (names) => Object.fromEntries(names.map((name) => [name, { type: 'text' }]));
const to = (target, column) => ({ type: 'many-to-one', target, joinColumn: { name: column } });
const many = (target, inverseSide) => ({ type: 'one-to-many', target, inverseSide });
const entity = (name, names, relations = {}, primary = 'id') =>
  new EntitySchema({ name, columns: { [primary]: { type: 'bigint', primary: true }, ...columns(names) }, relations });

const ENTITIES = [
  entity('tournament', ['name', 'slug', 'timeZone', 'startDate', 'endDate']),
  entity('tournament_arena', ['name']),
  entity('contingent', ['name']),
  entity('age_category', ['name']),
  entity('category_class', ['name']),
  entity('team_member', ['name'], { contingent: to('contingent', 'contingent_id') }),
  entity('participant', [], { teamMember: to('team_member', 'team_member_id') }),
  entity(
    'pool_unit_member',
    [],
    {
      unit: { ...to('pool_unit', 'unit_id'), inverseSide: 'members' },
      participant: to('participant', 'participant_id'),
    },
    'participantId',
  ),
  entity('pool_unit', ['number'], { members: many('pool_unit_member', 'unit') }),
  entity('drawing', ['name', 'gender'], {
    ageCategory: to('age_category', 'age_category_id'),
    categoryClass: to('category_class', 'category_class_id'),
  }),
  entity('pool', ['name'], { drawing: to('drawing', 'drawing_id') }),
  entity('result', ['winnerCorner', 'winKind', 'blueScore', 'redScore'], {
    match: { ...to('match', 'match_id'), inverseSide: 'results' },
  }),
  entity('match', ['kind', 'round', 'position', 'status', 'blueState', 'redState', 'nextMatchId', 'nextCorner'], {
    pool: to('pool', 'pool_id'),
    blueUnit: to('pool_unit', 'blue_unit_id'),
    redUnit: to('pool_unit', 'red_unit_id'),
    results: many('result', 'match'),
  }),
  entity('schedule_detail', ['order', 'number', 'startTime'], {
    schedule: { ...to('schedule', 'schedule_id'), inverseSide: 'details' },
    match: to('match', 'match_id'),
  }),
  entity('schedule', ['kind', 'scheduledDate', 'startTime', 'endTime', 'note'], {
    tournament: to('tournament', 'tournament_id'),
    arena: to('tournament_arena', 'tournament_arena_id'),
    details: many('schedule_detail', 'schedule'),
  }),
];

const unit = { members: { participant: { teamMember: { contingent: true } } } };
const RELATIONS = {
  tournament: true,
  arena: true,
  details: {
    match: {
      pool: { drawing: { ageCategory: true, categoryClass: true } },
      blueUnit: unit,
      redUnit: unit,
      results: true,
    },
  },
};

let dataSource;

answerAs({
  async listen(databaseUrl) {
    dataSource = await new DataSource({
      ...{ type: 'postgres', url: databaseUrl, entities: ENTITIES, namingStrategy: new PostgresNamingStrategy() },
      extra: { max: 10 },
    }).initialize();
    const server = createServer((request, response) => {
      read(request.url.slice(1)).then(
        (schedules) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(schedules));
        },
        (error) => {
          response.statusCode = 500;
          response.end(error.stack);
        },
      );
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    return server.address().port;
  },
});

function read(slug) {
  return dataSource.getRepository('schedule').find({
    where: { tournament: { slug } },
    relations: RELATIONS,
    order: { scheduledDate: 'ASC', startTime: 'ASC' },
  });
}
