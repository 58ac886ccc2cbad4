// Who may call what, of all rows of `calls`. A call without a row is refused; a test walks all of them.
import type { Access, Call } from './call';
import {
  activityCalls,
  arenaCalls,
  contactPersonCalls,
  settingUpCalls,
  tournamentCategoryCalls,
} from './calls/tournament-setup';
import { teamMemberCalls } from './calls/team-members';
import { systemCalls } from './calls/system';
import { seniCalls } from './calls/seni';
import { contingentCalendarCalls, scheduleCalls, seniScheduleCalls, tournamentScheduleCalls } from './calls/schedules';
import { publicFileCalls } from './calls/public-files';
import { personalDataCalls } from './calls/personal-data';
import { medalCalls } from './calls/medals';
import { liveSnapshotCalls } from './calls/live-snapshot';
import { timeCalls } from './calls/live';
import { insightCalls } from './calls/insight';
import { healthCalls } from './calls/health';
import { entryListCalls } from './calls/entry-lists';
import { displayCalls, sponsorCalls } from './calls/displays';
import { devMailCalls } from './calls/dev-mail';
import { billingCalls } from './calls/billings';
import { autoScheduleCalls } from './calls/auto-schedule';
import { authCalls } from './calls/auth';
import { arenaControlCalls, paceCalls } from './calls/arena-control';
import { arenaCodeCalls } from './calls/arena-codes';
import { locationCalls } from './calls/locations';
import { categoryCalls } from './calls/categories';
import { classificationCalls } from './calls/classifications';
import { classLookupCalls, classCalls } from './calls/classes';
import { exportCalls, jobCalls } from './calls/jobs';
import { noticeCalls } from './calls/notices';
import { auditCalls } from './calls/audit';
import { menuCalls, navigationMenuCalls } from './calls/navigation';
import { ownAccountCalls, roleCalls, userCalls } from './calls/users';
import {
  contingentClaimCalls,
  contingentInvitationCalls,
  contingentMergeCalls,
  contingentCalls,
} from './calls/contingents';

const TABLES: readonly Readonly<Record<string, Call>>[] = [
  activityCalls,
  arenaCalls,
  contactPersonCalls,
  settingUpCalls,
  tournamentCategoryCalls,
  teamMemberCalls,
  systemCalls,
  seniCalls,
  contingentCalendarCalls,
  scheduleCalls,
  seniScheduleCalls,
  tournamentScheduleCalls,
  publicFileCalls,
  personalDataCalls,
  medalCalls,
  liveSnapshotCalls,
  timeCalls,
  insightCalls,
  healthCalls,
  entryListCalls,
  displayCalls,
  sponsorCalls,
  devMailCalls,
  billingCalls,
  autoScheduleCalls,
  authCalls,
  arenaControlCalls,
  paceCalls,
  arenaCodeCalls,
  locationCalls,
  categoryCalls,
  classificationCalls,
  classLookupCalls,
  classCalls,
  exportCalls,
  jobCalls,
  noticeCalls,
  auditCalls,
  menuCalls,
  navigationMenuCalls,
  ownAccountCalls,
  roleCalls,
  userCalls,
  contingentClaimCalls,
  contingentInvitationCalls,
  contingentMergeCalls,
  contingentCalls,
];

export const CALLS: readonly Call[] = TABLES.flatMap((table) => Object.values(table));

/** Calls that have no row yet: method and path below the API's base path, parameters in braces. */
const WITHOUT_ROW: Readonly<Record<string, Access>> = {
  // the specifications' calls
  'GET /tournaments/active': 'public',
  'GET /tournaments/highlight': 'public',
  'GET /tournaments/gallery': 'public',
  'GET /tournaments/detail/{slug}': 'public',
  'GET /tournaments/{id}': 'public',
  'GET /tournaments': 'signed-in',
  'POST /tournaments/register': 'signed-in',
  'GET /download-document/{filename}': 'public',
  'GET /download-document': 'public',
  'GET /tournaments/all': 'public',
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
  'GET /tournament-settings': 'manage tournament',
  'GET /tournament-settings/{id}': 'manage tournament',
  'DELETE /tournament-settings/{id}': 'manage tournament',
  'POST /tournament-settings': 'manage tournament',
  'POST /tournament-settings/update/{id}': 'manage tournament',
  'GET /tournaments/{id}/arenas': 'public',
  // the product's own
  'GET /tournaments/away': 'signed-in',
  'GET /site-settings': 'public',
  'PUT /site-settings': 'manage system',
  // managers bring in their own contingents only
  'GET /entry-imports/template/{format}': 'signed-in',
  'POST /entry-imports/read': 'signed-in',
  'POST /entry-imports/check': 'signed-in',
  'POST /entry-imports/refused': 'signed-in',
  'POST /entry-imports': 'signed-in',
  // the embedded set-up's mail; elsewhere it is not there
  'POST /tournament-settings/{id}/registration': 'manage tournament',
  // owner, or 'edit payment'
  'POST /pools/{id}/generate-bracket': 'manage drawing',
  'POST /pools/{id}/regenerate-bracket': 'manage drawing',
  'GET /draws/{poolId}': 'public',
  'POST /drawings/merge': 'manage drawing',
  'POST /drawings/{id}/dissolve': 'manage drawing',
  'GET /drawings/participants': 'manage drawing',
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
  'POST /panel/penalties': 'council panel',
  'POST /panel/knockdowns': 'council panel',
  'POST /panel/points/{id}/withdraw': 'council panel',
  'POST /panel/penalties/{id}/withdraw': 'council panel',
  'POST /panel/knockdowns/{id}/withdraw': 'council panel',
  'POST /panel/stops': 'council panel',
  'POST /panel/stops/{id}/withdraw': 'council panel',
  'POST /panel/lot': 'council panel',
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
  'GET /tournaments/{id}/scoring-rule': 'manage tournament',
  'PUT /tournaments/{id}/scoring-rule': 'manage tournament',
  'GET /tournaments/{id}/weigh-in': 'check in',
  'GET /tournaments/{id}/athlete-cards/{code}': 'check in',
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
