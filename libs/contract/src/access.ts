// Who may call what, of all rows of `calls`. A call without a row is refused; a test walks all of them.
import type { Access, Call } from './call';
import * as accounts from './calls/accounts';
import * as activities from './calls/activities';
import * as arenaCodes from './calls/arena-codes';
import * as arenaControl from './calls/arena-control';
import * as arenas from './calls/arenas';
import * as athletes from './calls/athletes';
import * as audit from './calls/audit';
import * as auth from './calls/auth';
import * as autoSchedule from './calls/auto-schedule';
import * as backups from './calls/backups';
import * as bankAccounts from './calls/bank-accounts';
import * as bankStatements from './calls/bank-statements';
import * as billings from './calls/billings';
import * as brackets from './calls/brackets';
import * as broadcast from './calls/broadcast';
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
import * as council from './calls/council';
import * as dashboard from './calls/dashboard';
import * as devMail from './calls/dev-mail';
import * as displays from './calls/displays';
import * as documents from './calls/documents';
import * as drawCheck from './calls/draw-check';
import * as drawTrust from './calls/draw-trust';
import * as drawing from './calls/drawing';
import * as entryCheck from './calls/entry-check';
import * as entryImports from './calls/entry-imports';
import * as entryLists from './calls/entry-lists';
import * as exported from './calls/exports';
import * as fees from './calls/fees';
import * as hall from './calls/hall';
import * as handover from './calls/handover';
import * as rehearsal from './calls/rehearsal';
import * as health from './calls/health';
import * as insight from './calls/insight';
import * as jobs from './calls/jobs';
import * as jurusCouncil from './calls/jurus-council';
import * as livePieces from './calls/live-pieces';
import * as liveSnapshot from './calls/live-snapshot';
import * as locations from './calls/locations';
import * as certificates from './calls/certificates';
import * as medals from './calls/medals';
import * as menus from './calls/menus';
import * as merge from './calls/merge';
import * as navigationMenus from './calls/navigation-menus';
import * as notices from './calls/notices';
import * as officialDuties from './calls/official-duties';
import * as officials from './calls/officials';
import * as onlinePayments from './calls/online-payments';
import * as openFeed from './calls/open-feed';
import * as ownAccount from './calls/own-account';
import * as pace from './calls/pace';
import * as pairing from './calls/pairing';
import * as panel from './calls/panel';
import * as panelAbsences from './calls/panel-absences';
import * as panelResults from './calls/panel-results';
import * as papers from './calls/papers';
import * as pastEvents from './calls/past-events';
import * as places from './calls/places';
import * as paymentSettings from './calls/payment-settings';
import * as personalData from './calls/personal-data';
import * as program from './calls/program';
import * as programKeys from './calls/program-keys';
import * as protests from './calls/protests';
import * as push from './calls/push';
import * as publicFiles from './calls/public-files';
import * as rankings from './calls/rankings';
import * as replay from './calls/replay';
import * as roles from './calls/roles';
import * as ruleSets from './calls/rule-sets';
import * as schedules from './calls/schedules';
import * as scoring from './calls/scoring';
import * as scoringLists from './calls/scoring-lists';
import * as seni from './calls/seni';
import * as seniSchedules from './calls/seni-schedules';
import * as session from './calls/session';
import * as settingUp from './calls/setting-up';
import * as shareCards from './calls/share-cards';
import * as siteSettings from './calls/site-settings';
import * as sponsors from './calls/sponsors';
import * as system from './calls/system';
import * as teamMembers from './calls/team-members';
import * as textMessages from './calls/text-messages';
import * as time from './calls/time';
import * as tournamentCategories from './calls/tournament-categories';
import * as tournamentMembers from './calls/tournament-members';
import * as tournamentSchedules from './calls/tournament-schedules';
import * as tournamentSettings from './calls/tournament-settings';
import * as tournaments from './calls/tournaments';
import * as users from './calls/users';
import * as webhooks from './calls/webhooks';
import * as weighIn from './calls/weigh-in';

/** Each file of `calls`: its rows by their names. */
const TABLES: readonly Readonly<Record<string, Call>>[] = [
  accounts,
  activities,
  arenaCodes,
  arenaControl,
  arenas,
  athletes,
  audit,
  auth,
  autoSchedule,
  backups,
  bankAccounts,
  bankStatements,
  billings,
  brackets,
  broadcast,
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
  council,
  dashboard,
  devMail,
  displays,
  documents,
  drawCheck,
  drawTrust,
  drawing,
  entryCheck,
  entryImports,
  entryLists,
  exported,
  fees,
  hall,
  handover,
  rehearsal,
  health,
  insight,
  jobs,
  jurusCouncil,
  livePieces,
  liveSnapshot,
  locations,
  certificates,
  medals,
  menus,
  merge,
  navigationMenus,
  notices,
  officialDuties,
  officials,
  onlinePayments,
  openFeed,
  ownAccount,
  pace,
  pairing,
  panel,
  panelAbsences,
  panelResults,
  papers,
  pastEvents,
  places,
  paymentSettings,
  personalData,
  program,
  programKeys,
  protests,
  push,
  publicFiles,
  rankings,
  replay,
  roles,
  ruleSets,
  schedules,
  scoring,
  scoringLists,
  seni,
  seniSchedules,
  session,
  settingUp,
  shareCards,
  siteSettings,
  sponsors,
  system,
  teamMembers,
  textMessages,
  time,
  tournamentCategories,
  tournamentMembers,
  tournamentSchedules,
  tournamentSettings,
  tournaments,
  users,
  webhooks,
  weighIn,
];

export const CALLS: readonly Call[] = TABLES.flatMap((table) => Object.values(table));

/** By method and path below the API's base path, parameters in braces. */
export const ACCESS: Readonly<Record<string, Access>> = Object.fromEntries(
  CALLS.map(({ name, access }) => [name, access]),
);

/** All that a session which was made by a code for one arena may call, beside what is public. */
export const ARENA_SESSION_CALLS: readonly string[] = CALLS.filter(({ fromArena }) => fromArena).map(
  ({ name }) => name,
);
