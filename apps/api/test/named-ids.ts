// What ids the bodies and queries of calls name beside those that the guard looks up (`of` of a row), and who looks at each: a
// table in which each such field of a call stands, and the request that names the other tournament's row there.

/** Rows of the tournament that is not the asker's, and of the asker's own. */
export interface Rows {
  tournament: number;
  arena: number;
  contingent: number;
  member: number;
  participant: number;
  unit: number;
  pool: number;
  drawing: number;
  schedule: number;
  billing: number;
  category: number;
  match: number;
  line: number;
  sponsor: number;
  schedulePlan: number;
  /** What the form of the contingent holds. */
  form: Record<string, unknown>;
  /** Of the drawing. */
  drawn: Record<string, unknown>;
}

export interface Request {
  path: string;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** Of no tournament: everybody reads them. */
export const SHARED =
  /^(?:age_category|match_category|category_class|province|district|subdistrict|ward|country|championship_category|role|parent)_ids?$/;

/** What they name is looked for in what the path names, or in what is the account's: rows by that key, or by both. */
export const WITHIN: readonly string[] = [
  'POST /matches/{id}/call body.arena_id',
  'POST /matches/{id}/start body.arena_id',
  'POST /matches/{id}/result body.corrects_result_id',
  'POST /matches/{id}/result/withdraw body.result_id',
  'POST /matches/{id}/result/preview body.result_id',
  'POST /matches/{id}/result/undo body.result_id',
  'POST /pools/{id}/swap body.first.match_id',
  'POST /pools/{id}/swap body.first.unit_id',
  'POST /pools/{id}/swap body.second.match_id',
  'POST /pools/{id}/swap body.second.unit_id',
  'POST /tournaments/{id}/entry-checks/{contingent}/tickets body.team_member_id',
  'PUT /entry-tickets/{id} body.team_member_id',
  'POST /protests body.appeals_id',
  'POST /protests/{id}/ruling body.performance.corrects_id',
  'POST /seni/matches/{id}/performance body.corrects_id',
  'POST /seni/matches/{id}/performance/withdraw body.performance_id',
  'PUT /team-members/{id}/same-person body.entry_ids[]',
];

/** Not ids of rows, or of what everybody reads: classes, names and days of tournaments that are open. */
export const HARMLESS: readonly string[] = [
  'GET /fetch-match-categories query.tournament_id',
  'GET /age-categories query.tournament_id',
  'GET /fetch-age-categories query.tournament_id',
  'GET /fetch-available-class query.tournament_id',
  'POST /match-clasifications body.details[]',
  'PUT /match-clasifications/{id} body.details[]',
  'POST /protests/{id}/ruling body.performance.scores[]',
  'POST /seni/matches/{id}/performance body.scores[]',
  // whoever keeps a contingent enters it where it likes
  'POST /contingents body.tournament_id',
  'POST /contingents body.tournament_ids[]',
  // of the admin alone
  'POST /users body.arena_ids[]',
  'PUT /users/{id} body.arena_ids[]',
  // by mail, with the link's secret beside it
  'POST /contingent-invitations/accept body.id',
  'POST /contingent-invitations/decline body.id',
  // an office is asked first, and sees who asks
  'POST /contingent-claims body.contingent_id',
  // what is over and public is counted by any ranking
  'POST /rankings body.sources[].id',
  'PUT /rankings/{id} body.sources[].id',
  'POST /rankings/preview body.sources[].id',
];

const DAY = '2030-05-01';

/** `own` is where the asker may work, `other` what it names there. */
export const LOOKED_AT: Readonly<Record<string, (own: Rows, other: Rows) => Request>> = {
  'POST /tournaments/{id}/pace/moves body.moves[].match_id': (own, other) => pace(own, { match_id: other.match }),
  'POST /tournaments/{id}/pace/moves body.moves[].from_arena_id': (own, other) =>
    pace(own, { from_arena_id: other.arena }),
  'POST /tournaments/{id}/pace/moves body.moves[].to_arena_id': (own, other) => pace(own, { to_arena_id: other.arena }),
  'POST /tournaments/{id}/carried-matches body.match_ids[]': (own, other) => ({
    path: `/tournaments/${own.tournament}/carried-matches`,
    body: { match_ids: [other.match], scheduled_date: DAY },
  }),
  'PUT /auto-schedules/{id}/slots body.slots[].match_id': (own, other) => slot(own, other.match, own.arena),
  'PUT /auto-schedules/{id}/slots body.slots[].place.arena_id': (own, other) => slot(own, own.match, other.arena),
  'POST /bank-statements/{id}/confirm body.line_ids[]': (own, other) =>
    statement(own, '/confirm', { line_ids: [other.line], billing_id: own.billing, difference: 0 }),
  'POST /bank-statements/{id}/confirm body.billing_id': (own, other) =>
    statement(own, '/confirm', { line_ids: [own.line], billing_id: other.billing, difference: 0 }),
  'POST /bank-statements/{id}/confirm-certain body.line_ids[]': (own, other) =>
    statement(own, '/confirm-certain', { line_ids: [other.line], billing_ids: [own.billing] }),
  'POST /bank-statements/{id}/confirm-certain body.billing_ids[]': (own, other) =>
    statement(own, '/confirm-certain', { line_ids: [own.line], billing_ids: [other.billing] }),
  'POST /bank-statements/{id}/undo body.billing_id': (own, other) =>
    statement(own, '/undo', { billing_id: other.billing, reason: 'Salah' }),
  'POST /billings body.member_ids[]': (own, other) => bill(own, '', [other.member]),
  'PUT /billings/{id} body.member_ids[]': (own, other) => bill(own, `/${own.billing}`, [other.member]),
  'POST /billings/many body.member_ids[]': (own, other) => bill(own, '/many', [other.member]),
  'POST /billings/quote body.member_ids[]': (own, other) => bill(own, '/quote', [other.member]),
  'POST /billings/add-member body.team_member_id': (own, other) => addMember(own, other.member, own.category),
  'POST /billings/add-member body.tournament_category_id': (own, other) => addMember(own, own.member, other.category),
  'GET /contingents/my-contingents query.tournament_id': (_, other) =>
    ofTournament('/contingents/my-contingents', other),
  'GET /own-dashboard query.tournament_id': (_, other) => ofTournament('/own-dashboard', other),
  'PUT /contingents/{id} body.tournament_ids[]': (own, other) => ({
    path: `/contingents/${own.contingent}`,
    body: { ...own.form, tournament_ids: [own.tournament, other.tournament] },
  }),
  'PUT /tournaments/{id}/sponsors body.ids[]': (own, other) => ({
    path: `/tournaments/${own.tournament}/sponsors`,
    body: { ids: [other.sponsor] },
  }),
  'POST /create-pools body.seeds[]': (own, other) => ({ path: '/create-pools', body: drawing(own, other) }),
  'PUT /drawings/{id} body.seeds[]': (own, other) => ({ path: `/drawings/${own.drawing}`, body: drawing(own, other) }),
  'POST /tournaments/{id}/pairings body.pairs[].athletes[]': (own, other) => ({
    path: `/tournaments/${own.tournament}/pairings`,
    body: { category_class_id: 1, pairs: [{ athletes: [own.participant, other.participant] }] },
  }),
  'GET /own-entry-checks query.contingent_id': (_, other) => ofContingent('/own-entry-checks', other),
  'GET /entry-tickets query.contingent_id': (own, other) => ofContingent('/entry-tickets', other, own),
  'GET /tournaments/{id}/insight/members query.contingent_id': (own, other) =>
    ofContingent(`/tournaments/${own.tournament}/insight/members`, other),
  'POST /tournaments/{id}/disqualifications body.unit_id': (own, other) => disqualify(own, '', other),
  'POST /tournaments/{id}/disqualifications/preview body.unit_id': (own, other) => disqualify(own, '/preview', other),
  'POST /match-schedules body.matches[].tournament_match_id': (own, other) =>
    schedule(own, { tournament_match_id: other.match }),
  'POST /match-schedules body.matches[].seni_match_id': (own, other) => schedule(own, { seni_match_id: other.match }),
  'PUT /match-schedules/{id} body.matches[].tournament_match_id': (own, other) =>
    schedule(own, { tournament_match_id: other.match }, `/${own.schedule}`),
  'PUT /match-schedules/{id} body.matches[].seni_match_id': (own, other) =>
    schedule(own, { seni_match_id: other.match }, `/${own.schedule}`),
  ...Object.fromEntries(
    ['scored-matches', 'scored-athletes', 'scored-judges', 'judge-consistency'].map((list) => [
      `GET /tournaments/{id}/${list} query.arena_id`,
      (own: Rows, other: Rows) => ({
        path: `/tournaments/${own.tournament}/${list}`,
        query: { arena_id: other.arena },
      }),
    ]),
  ),
  'PUT /seni/units body.contingent_id': (own, other) => ({
    path: '/seni/units',
    body: {
      ...{ tournament_id: own.tournament, match_category_id: 3, age_category_id: 4, gender: 'male' },
      ...{ contingent_id: other.contingent, teams: [[other.participant, other.participant + 1]] },
    },
  }),
  'GET /audit query.account_id': () => ({ path: '/audit', query: { account_id: 1 } }),
  'GET /audit query.subject_id': (_, other) => ({
    path: '/audit',
    query: { subject_type: 'match', subject_id: other.match },
  }),
  'GET /athletes/proposals query.contingent_id': (own, other) => ofContingent('/athletes/proposals', other, own),
  'GET /athletes/proposals query.tournament_id': (own, other) => ofContingent('/athletes/proposals', own, other),
  'POST /athletes/entries body.contingent_id': (own, other) => enter(own, other.contingent, 1),
  'POST /athletes/entries body.tournament_id': (own, other) => enter(other, own.contingent, 1),
  'POST /athletes/entries body.entries[].athlete_id': (own) => enter(own, own.contingent, 1),
  'POST /tournaments/register body.contingents[]': (own, other) => ({
    path: '/tournaments/register',
    body: { tournament_id: own.tournament, contingents: [other.contingent] },
  }),
  // ids that the document of calls does not tell: parameters of jobs
  'POST /jobs body.params.arena_ids[]': (own, other) =>
    job('auto-schedule', { tournament_id: own.tournament, arena_ids: [other.arena], sessions: [] }),
  'POST /jobs body.params.match_id': (own, other) =>
    job('score-sheets-pdf', { tournament_id: own.tournament, match_id: other.match }),
};

const job = (kind: string, params: object): Request => ({ path: '/jobs', body: { kind, params } });
const ofTournament = (path: string, { tournament }: Rows): Request => ({ path, query: { tournament_id: tournament } });
const ofContingent = (path: string, { contingent }: Rows, { tournament }: Partial<Rows> = {}): Request => ({
  path,
  query: { contingent_id: contingent, ...(tournament === undefined ? {} : { tournament_id: tournament }) },
});
const pace = (own: Rows, changed: object): Request => ({
  path: `/tournaments/${own.tournament}/pace/moves`,
  body: { moves: [{ match_id: own.match, from_arena_id: own.arena, to_arena_id: own.arena + 1, ...changed }] },
});
const slot = (own: Rows, match: number, arena: number): Request => ({
  path: `/auto-schedules/${own.schedulePlan}/slots`,
  body: {
    version: 1,
    slots: [{ match_id: match, place: { arena_id: arena, scheduled_date: DAY, start_time: '09:00' } }],
  },
});
const statement = (own: Rows, path: string, body: Record<string, unknown>): Request => ({
  path: `/bank-statements/${own.tournament}${path}`,
  body,
});
const bill = (own: Rows, path: string, members: number[]): Request => ({
  path: `/billings${path}`,
  body: {
    tournament_id: own.tournament,
    member_ids: members,
    bank_name: 'BRI',
    account_number: '1',
    account_name: 'A',
  },
});
const addMember = (own: Rows, member: number, category: number): Request => ({
  path: '/billings/add-member',
  body: { billing_id: own.billing, team_member_id: member, tournament_category_id: category, amount: 1 },
});
const drawing = (own: Rows, other: Rows): Record<string, unknown> => ({
  ...{ tournament_id: own.tournament, ...own.drawn },
  seeds: [other.participant],
});
const disqualify = (own: Rows, path: string, other: Rows): Request => ({
  path: `/tournaments/${own.tournament}/disqualifications${path}`,
  body: { unit_id: other.unit, reason: 'Doping' },
});
const schedule = (own: Rows, match: object, path = ''): Request => ({
  path: `/match-schedules${path}`,
  body: {
    ...{ tournament_id: own.tournament, tournament_arena_id: own.arena, scheduled_date: DAY, start_time: '09:00' },
    ...{ age_category_id: 'all', is_draft: true, matches: [{ order: 1, ...match }] },
  },
});
const enter = ({ tournament }: Rows, contingent: number, athlete: number): Request => ({
  path: '/athletes/entries',
  body: {
    ...{ tournament_id: tournament, contingent_id: contingent },
    entries: [{ athlete_id: athlete, match_category_id: 1 }],
  },
});
