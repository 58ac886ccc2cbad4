// Who reads an athlete's whole name is told here, with whom it is for: whatever everybody sees reads `public_name`, which is
// initials where a guardian wished so.
import { isTest, sourcesOf } from '../../../test/specification/sources';

/** For people of the office or at the scales and the table, for the athlete's own manager, or for officials' papers. */
const READ_THE_WHOLE_NAME: readonly (readonly [file: string, whose: string])[] = [
  ['apps/api/src/billings/billings.queries.ts', 'the bill, for its owner and the office'],
  ['apps/api/src/contingents/merge-world.queries.ts', 'the office joins two contingents'],
  ['apps/api/src/contingents/undo-merge.ts', 'the office takes that back'],
  ['apps/api/src/dashboard/own-desk.queries.ts', "the manager's own athletes"],
  ['apps/api/src/medals/disqualified-units.queries.ts', 'said to the office'],
  ['apps/api/src/schedules/schedulable-seni.queries.ts', 'the office plans'],
  ['apps/api/src/team-members/athlete-proposals.queries.ts', "the manager's register"],
  ['apps/api/src/team-members/known-athletes.queries.ts', "the manager's own athletes, the office"],
  ['apps/api/src/team-members/member-locks.ts', 'the entry that is changed'],
  ['apps/api/src/team-members/same-person.service.ts', "the manager's own athletes, the office"],
  ['apps/api/src/team-members/team-members.queries.ts', "the manager's own athletes, the office"],
  ['apps/api/src/tournaments/moved-days.ts', 'the office moves its days'],
  ['apps/api/src/weigh-in/', 'at the scales'],
  ['apps/worker/src/billings/print-billing.queries.ts', 'the bill'],
  ['apps/worker/src/medals/certificates.queries.ts', "the athlete's own certificate"],
  ['libs/drawing/src/undivided.ts', 'the office merges classes'],
  ['libs/database/src/queries/weighed.queries.ts', 'the scales and their list'],
  ['apps/worker/src/team-members/team-members-export.handler.ts', "the manager's own athletes, the office"],
  ['apps/worker/src/weigh-in/print-cards.queries.ts', "the athlete's own card"],
  ['libs/database/src/queries/audit-list.queries.ts', 'the audit'],
  ['libs/database/src/queries/insight.queries.ts', 'the office in numbers'],
  ['libs/database/src/queries/live-match.queries.ts', 'readOfficialMatches() alone, for papers of officials'],
  ['libs/database/src/queries/match-people.queries.ts', 'warnings of a schedule, for the office'],
  ['libs/database/src/queries/plan-world.queries.ts', 'the planner, for the office'],
  ['libs/database/src/queries/scoring-statistics.queries.ts', 'what panels scored, for the office'],
  ['libs/database/src/queries/team-member-list.queries.ts', "the manager's own athletes, the office"],
  ['libs/drawing/src/draw-trust.queries.ts', 'the office draws; its public record takes `publicName`'],
  ['libs/drawing/src/entries.queries.ts', 'the office draws'],
  ['libs/drawing/src/move-unit.ts', 'the office draws; the public record takes `publicName`'],
  ['libs/drawing/src/pairing.ts', 'the office draws'],
  ['libs/drawing/src/seni/draw-seni-pools.ts', 'the office draws'],
  ['libs/drawing/src/seni/seni-entries.queries.ts', 'the office forms pairs and teams'],
  ['libs/drawing/src/seni/undrawn-seni.ts', 'the office sees who is missing'],
  ['libs/entries/src/', 'entries as they are written, checked and signed'],
];

/** `tm.name` of a table `team_member tm`, or `name` of the table itself. */
function readsWholeName(text: string): boolean {
  const aliases = [...text.matchAll(/\b(?:from|join|update)\s+team_member\s+(?:as\s+)?([a-z_]+)\b/g)].map(
    ([, one]) => one,
  );
  const known = [
    'team_member',
    ...aliases.filter((one) => !['where', 'on', 'using', 'set', 'join'].includes(one ?? '')),
  ];
  return text.includes('team_member') && known.some((alias) => new RegExp(`\\b${alias}\\.name\\b`).test(text));
}

const readers = sourcesOf('apps', 'libs')
  .filter((source) => !isTest(source) && !/\/(migrations|testing|entities)\//.test(source.path))
  .filter(
    ({ text }) =>
      readsWholeName(text) ||
      /\bselect (distinct )?name from team_member\b/.test(text) ||
      // handed to a statement that stands in another file
      /\bname: 't\.name'/.test(text),
  )
  .map(({ path }) => path);

describe('An athlete’s whole name', () => {
  it('is read for nobody but those who are listed', () => {
    const listed = (path: string) => READ_THE_WHOLE_NAME.some(([file]) => path.startsWith(file));
    expect(readers.filter((path) => !listed(path))).toEqual([]);
  });

  it('is listed for nobody who does not read it any more', () => {
    const stale = READ_THE_WHOLE_NAME.filter(([file]) => !readers.some((path) => path.startsWith(file)));
    expect(stale.map(([file]) => file)).toEqual([]);
  });
});
