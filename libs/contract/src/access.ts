// Who may call what, of all rows of `calls`. A call without a row is refused; a test walks all of them.
import type { Access, Call } from './call';
import * as activities from './calls/activities';
import * as arenaCodes from './calls/arena-codes';
import * as arenaControl from './calls/arena-control';
import * as arenas from './calls/arenas';
import * as audit from './calls/audit';
import * as auth from './calls/auth';
import * as autoSchedule from './calls/auto-schedule';
import * as billings from './calls/billings';
import * as categories from './calls/categories';
import * as classLookups from './calls/class-lookups';
import * as classes from './calls/classes';
import * as classifications from './calls/classifications';
import * as contactPersons from './calls/contact-persons';
import * as contingentCalendar from './calls/contingent-calendar';
import * as contingentClaims from './calls/contingent-claims';
import * as contingentInvitations from './calls/contingent-invitations';
import * as contingentMerges from './calls/contingent-merges';
import * as contingents from './calls/contingents';
import * as devMail from './calls/dev-mail';
import * as displays from './calls/displays';
import * as documents from './calls/documents';
import * as entryLists from './calls/entry-lists';
import * as exported from './calls/exports';
import * as health from './calls/health';
import * as insight from './calls/insight';
import * as jobs from './calls/jobs';
import * as liveSnapshot from './calls/live-snapshot';
import * as locations from './calls/locations';
import * as medals from './calls/medals';
import * as menus from './calls/menus';
import * as navigationMenus from './calls/navigation-menus';
import * as notices from './calls/notices';
import * as ownAccount from './calls/own-account';
import * as pace from './calls/pace';
import * as personalData from './calls/personal-data';
import * as publicFiles from './calls/public-files';
import * as roles from './calls/roles';
import * as schedules from './calls/schedules';
import * as seni from './calls/seni';
import * as seniSchedules from './calls/seni-schedules';
import * as session from './calls/session';
import * as settingUp from './calls/setting-up';
import * as sponsors from './calls/sponsors';
import * as system from './calls/system';
import * as teamMembers from './calls/team-members';
import * as time from './calls/time';
import * as tournamentCategories from './calls/tournament-categories';
import * as tournamentSchedules from './calls/tournament-schedules';
import * as tournamentSettings from './calls/tournament-settings';
import * as tournaments from './calls/tournaments';
import * as users from './calls/users';

/** Each file of `calls`: its rows by their names. */
const TABLES: readonly Readonly<Record<string, Call>>[] = [
  activities,
  arenaCodes,
  arenaControl,
  arenas,
  audit,
  auth,
  autoSchedule,
  billings,
  categories,
  classLookups,
  classes,
  classifications,
  contactPersons,
  contingentCalendar,
  contingentClaims,
  contingentInvitations,
  contingentMerges,
  contingents,
  devMail,
  displays,
  documents,
  entryLists,
  exported,
  health,
  insight,
  jobs,
  liveSnapshot,
  locations,
  medals,
  menus,
  navigationMenus,
  notices,
  ownAccount,
  pace,
  personalData,
  publicFiles,
  roles,
  schedules,
  seni,
  seniSchedules,
  session,
  settingUp,
  sponsors,
  system,
  teamMembers,
  time,
  tournamentCategories,
  tournamentSchedules,
  tournamentSettings,
  tournaments,
  users,
];

export const CALLS: readonly Call[] = TABLES.flatMap((table) => Object.values(table));

/** Calls that have no row yet: method and path below the API's base path, parameters in braces. */
const WITHOUT_ROW: Readonly<Record<string, Access>> = {
  'POST /create-pools': 'manage drawing',
  'PUT /drawings/{id}': 'manage drawing',
  'GET /pools': 'signed-in',
  'GET /pools/{id}': 'signed-in',
  'GET /pools/{id}/matches': 'signed-in',
  'GET /pools/{id}/match-list': 'public',
  'GET /pools/{id}/generate-bracket': 'manage drawing',
  'GET /pools/{id}/regenerate-bracket': 'manage drawing',
  'POST /pools/next': 'manage drawing',
  'POST /matches/{matchId}/create-dummy': 'manage drawing',
  'GET /show-bracket/{tournament_id}/{match_category_id}/{age_category_id}': 'signed-in',
  'GET /matches-recap': 'signed-in',
  'GET /site-settings': 'public',
  'PUT /site-settings': 'manage system',
  // managers bring in their own contingents only
  'GET /entry-imports/template/{format}': 'signed-in',
  'POST /entry-imports/read': 'signed-in',
  'POST /entry-imports/check': 'signed-in',
  'POST /entry-imports/refused': 'signed-in',
  'POST /entry-imports': 'signed-in',
  'POST /pools/{id}/generate-bracket': 'manage drawing',
  'POST /pools/{id}/regenerate-bracket': 'manage drawing',
  'GET /draws/{poolId}': 'public',
  'POST /drawings/merge': 'manage drawing',
  'POST /drawings/{id}/dissolve': 'manage drawing',
  'GET /drawings/participants': 'manage drawing',
  'GET /tournaments/{id}/pairings': 'manage drawing',
  'POST /tournaments/{id}/pairings': 'manage drawing',
  'GET /draw-reports': 'manage drawing',
  'GET /pools/{id}/draws': 'manage drawing',
  'POST /pools/{id}/swap': 'manage drawing',
  'POST /pools/{id}/undo-draw': 'manage drawing',
  'POST /pools/{id}/lock': 'manage drawing',
  'POST /pools/{id}/unlock': 'manage drawing',
  'POST /pool-units/{id}/move': 'manage drawing',
  // digital scoring: a device gets in by the code that the arena's desk shows
  'POST /panel/sign-in': 'public',
  'GET /panel': 'any panel',
  'POST /panel/open': 'any panel',
  'POST /panel/seen': 'any panel',
  'POST /panel/taps': 'judge panel',
  'POST /panel/score': 'judge panel',
  'POST /panel/verifications/{id}/answer': 'judge panel',
  'GET /panel/sheet': 'council panel',
  'POST /panel/throws': 'council panel',
  'POST /panel/hits': 'council panel',
  'POST /panel/clock': 'council panel',
  'POST /panel/timers': 'council panel',
  'POST /panel/timers/{id}/end': 'council panel',
  'POST /panel/timers/{id}/withdraw': 'council panel',
  'POST /panel/penalties': 'council panel',
  'POST /panel/knockdowns': 'council panel',
  'POST /panel/points/{id}/withdraw': 'council panel',
  'POST /panel/penalties/{id}/withdraw': 'council panel',
  'POST /panel/knockdowns/{id}/withdraw': 'council panel',
  'POST /panel/stops': 'council panel',
  'POST /panel/stops/{id}/withdraw': 'council panel',
  'POST /panel/lot': 'council panel',
  'POST /panel/jurus-items': 'council panel',
  'POST /panel/jurus-disqualifications': 'council panel',
  'POST /panel/performances/{id}/entries/{entryId}/withdraw': 'council panel',
  'GET /panel/proposal': 'council panel',
  'POST /panel/verifications': 'council panel',
  'POST /panel/verifications/{id}/confirm': 'council panel',
  'POST /panel/verifications/{id}/close': 'council panel',
  'POST /panel/var-requests': 'council panel',
  'POST /panel/var-requests/{id}/decide': 'council panel',
  'GET /arenas/{id}/score': 'public',
  'GET /arenas/{id}/panels': 'operate arena',
  'POST /arenas/{id}/panels': 'operate arena',
  'DELETE /arenas/{id}/panels/{seat}': 'operate arena',
  'GET /matches/{id}/proposal': 'operate arena',
  'GET /matches/{id}/recap': 'public',
  'GET /matches/{id}/judge-scores': 'operate arena',
  'GET /tournaments/{id}/scored-days': 'operate arena',
  'GET /tournaments/{id}/scored-matches': 'operate arena',
  'GET /tournaments/{id}/scored-athletes': 'operate arena',
  'GET /tournaments/{id}/scored-judges': 'operate arena',
  'GET /rule-sets': 'manage tournament',
  'GET /rule-sets/{code}': 'manage tournament',
  'POST /rule-sets': 'manage tournament',
  'PUT /rule-sets/{code}': 'manage tournament',
  'DELETE /rule-sets/{code}': 'manage tournament',
  'GET /tournaments/{id}/scoring-rule': 'manage tournament',
  'PUT /tournaments/{id}/scoring-rule': 'manage tournament',
  'GET /tournaments/{id}/weigh-in': 'check in',
  'GET /tournaments/{id}/athlete-cards/{code}': 'check in',
  'GET /tournaments/{id}/athlete-papers': 'check in',
  'PUT /tournaments/{id}/athlete-papers': 'manage tournament',
  'PUT /athlete-papers/{id}': 'check in',
  'POST /weigh-ins/preview': 'check in',
  'POST /weigh-ins': 'check in',
  'POST /weigh-ins/{id}/walkover': 'check in',
  'POST /weigh-ins/{id}/correct': 'correct check in',
};

/** By method and path below the API's base path, parameters in braces. */
export const ACCESS: Readonly<Record<string, Access>> = {
  ...Object.fromEntries(CALLS.map(({ name, access }) => [name, access])),
  ...WITHOUT_ROW,
};

/** All that a session which was made by a code for one arena may call, beside what is public. */
export const ARENA_SESSION_CALLS: readonly string[] = [
  ...CALLS.filter(({ fromArena }) => fromArena).map(({ name }) => name),
  'GET /arenas/{id}/panels',
  'POST /arenas/{id}/panels',
  'DELETE /arenas/{id}/panels/{seat}',
  'GET /matches/{id}/proposal',
  'GET /matches/{id}/judge-scores',
];
