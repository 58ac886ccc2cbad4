// The one way to PostgreSQL: every entity and migration by name, never `synchronize`.
import type { DataSourceOptions } from 'typeorm';
import { columnTypes } from './column-types';
import { PreparingClient } from '@gelanggang/platform/statements/prepared';
import { entities } from './entities/entities';
import { Foundation1795219200000 } from './migrations/1795219200000-foundation';
import { ClassVersion1795305600000 } from './migrations/1795305600000-class-version';
import { Mail1795392000000 } from './migrations/1795392000000-mail';
import { Notices1795478400000 } from './migrations/1795478400000-notices';
import { SettingUp1795564800000 } from './migrations/1795564800000-setting-up';
import { DrawTrust1795737600000 } from './migrations/1795737600000-draw-trust';
import { MergedClasses1795737600001 } from './migrations/1795737600001-merged-classes';
import { ScheduleNumbers1795824000000 } from './migrations/1795824000000-schedule-numbers';
import { SchedulePlan1795910400000 } from './migrations/1795910400000-schedule-plan';
import { Seni1795996800000 } from './migrations/1795996800000-seni';
import { Displays1796256000000 } from './migrations/1796256000000-displays';
import { NameSearch1796342400000 } from './migrations/1796342400000-name-search';
import { MatchClock1796688000000 } from './migrations/1796688000000-match-clock';
import { Medals1796774400000 } from './migrations/1796774400000-medals';
import { Upkeep1796860800000 } from './migrations/1796860800000-upkeep';
import { Scoring1796947200000 } from './migrations/1796947200000-scoring';
import { SeniPanels1797033600945 } from './migrations/1797033600945-seni-panels';
import { Sponsors1797051000000 } from './migrations/1797051000000-sponsors';
import { PublicJobs1797055200000 } from './migrations/1797055200000-public-jobs';
import { HandoverPlace1797058800000 } from './migrations/1797058800000-handover-place';
import { FilesOfAccounts1797062400000 } from './migrations/1797062400000-files-of-accounts';
import { ScoringRuleVersion1797066000000 } from './migrations/1797066000000-scoring-rule-version';
import { Attempts1797130000000 } from './migrations/1797130000000-attempts';
import { MenusOfOrganisers1797140000000 } from './migrations/1797140000000-menus-of-organisers';
import { Drafts1797140000001 } from './migrations/1797140000001-drafts';
import { ContingentOwners1797150000000 } from './migrations/1797150000000-contingent-owners';
import { UndoneDraws1797190000000 } from './migrations/1797190000000-undone-draws';
import { Rulebook20251797210000000 } from './migrations/1797210000000-rulebook-2025';
import { SiteMenu1797222000000 } from './migrations/1797222000000-site-menu';
import { RuleSets1797223000000 } from './migrations/1797223000000-rule-sets';
import { WeightOfForms1797223100000 } from './migrations/1797223100000-weight-of-forms';
import { LoneEntrants1797223900000 } from './migrations/1797223900000-lone-entrants';
import { TableTimers1797224000000 } from './migrations/1797224000000-table-timers';
import { DecidedResults1797224000001 } from './migrations/1797224000001-decided-results';
import { FeePerUnit1797224500000 } from './migrations/1797224500000-fee-per-unit';
import { AthletePapers1797225100000 } from './migrations/1797225100000-athlete-papers';
import { DisqualifiedUnits1797225200000 } from './migrations/1797225200000-disqualified-units';
import { Jurus1797225200001 } from './migrations/1797225200001-jurus';
import { DrawVersion1797225300000 } from './migrations/1797225300000-draw-version';
import { PenaltyAfterDoctor1797225600000 } from './migrations/1797225600000-penalty-after-doctor';
import { ResultOfPanel1797225600001 } from './migrations/1797225600001-result-of-panel';
import { Nomor1797225700000 } from './migrations/1797225700000-nomor';
import { OwnDurations1797225700001 } from './migrations/1797225700001-own-durations';
import { RunningTheDay1796688000001 } from './migrations/1796688000001-running-the-day';
import { ArenaCodes1796688000002 } from './migrations/1796688000002-arena-codes';
import { WeighIn1796774400001 } from './migrations/1796774400001-weigh-in';
import { AuditPlaces1796774400002 } from './migrations/1796774400002-audit-places';
import { Handover1797040000000 } from './migrations/1797040000000-handover';
import { ListWords1797200000000 } from './migrations/1797200000000-list-words';
import { FileContingent1797180000000 } from './migrations/1797180000000-file-contingent';
import { DeskCount1797225900000 } from './migrations/1797225900000-desk-count';
import { ClockPresses1797226000000 } from './migrations/1797226000000-clock-presses';
import { AutomaticScreens1797226300000 } from './migrations/1797226300000-automatic-screens';
import { OnePhone1797226400000 } from './migrations/1797226400000-one-phone';
import { ArenaCode1797227000000 } from './migrations/1797227000000-arena-code';
import { Broadcast1797227100000 } from './migrations/1797227100000-broadcast';
import { Push1797227200000 } from './migrations/1797227200000-push';
import { Protests1797227300000 } from './migrations/1797227300000-protests';
import { ProtestCards1797227400000 } from './migrations/1797227400000-protest-cards';
import { Replay1797227410000 } from './migrations/1797227410000-replay';
import { Officials1797227500000 } from './migrations/1797227500000-officials';
import { AgesOfRuleSets1797227800000 } from './migrations/1797227800000-ages-of-rule-sets';
import { TapTimes1797227900000 } from './migrations/1797227900000-tap-times';
import { JurusCards1797228000000 } from './migrations/1797228000000-jurus-cards';
import { BankAccounts1797228300000 } from './migrations/1797228300000-bank-accounts';
import { UniqueDigits1797228710000 } from './migrations/1797228710000-unique-digits';
import { Athletes1797229000000 } from './migrations/1797229000000-athletes';
import { PushKinds1797229500000 } from './migrations/1797229500000-push-kinds';
import { OpenFeed1797230000000 } from './migrations/1797230000000-open-feed';
import { ShortNames1797231100000 } from './migrations/1797231100000-short-names';
import { MenusByRole1797231200000 } from './migrations/1797231200000-menus-by-role';
import { PlanRules1797231310000 } from './migrations/1797231310000-plan-rules';
import { Certificates1797231330000 } from './migrations/1797231330000-certificates';
import { CashReceipts1797231350000 } from './migrations/1797231350000-cash-receipts';
import { FeePerOfBills1797231352000 } from './migrations/1797231352000-fee-per-of-bills';
import { TextMessages1797231390000 } from './migrations/1797231390000-text-messages';
import { PostgresNamingStrategy } from './naming-strategy';

export const migrations = [
  Foundation1795219200000,
  ClassVersion1795305600000,
  Mail1795392000000,
  Notices1795478400000,
  SettingUp1795564800000,
  DrawTrust1795737600000,
  MergedClasses1795737600001,
  ScheduleNumbers1795824000000,
  SchedulePlan1795910400000,
  Seni1795996800000,
  Displays1796256000000,
  NameSearch1796342400000,
  MatchClock1796688000000,
  RunningTheDay1796688000001,
  ArenaCodes1796688000002,
  Medals1796774400000,
  WeighIn1796774400001,
  AuditPlaces1796774400002,
  Upkeep1796860800000,
  Scoring1796947200000,
  SeniPanels1797033600945,
  Handover1797040000000,
  Sponsors1797051000000,
  PublicJobs1797055200000,
  HandoverPlace1797058800000,
  FilesOfAccounts1797062400000,
  ScoringRuleVersion1797066000000,
  Attempts1797130000000,
  MenusOfOrganisers1797140000000,
  Drafts1797140000001,
  ContingentOwners1797150000000,
  FileContingent1797180000000,
  UndoneDraws1797190000000,
  ListWords1797200000000,
  Rulebook20251797210000000,
  SiteMenu1797222000000,
  RuleSets1797223000000,
  WeightOfForms1797223100000,
  LoneEntrants1797223900000,
  TableTimers1797224000000,
  DecidedResults1797224000001,
  FeePerUnit1797224500000,
  AthletePapers1797225100000,
  DisqualifiedUnits1797225200000,
  Jurus1797225200001,
  DrawVersion1797225300000,
  PenaltyAfterDoctor1797225600000,
  ResultOfPanel1797225600001,
  Nomor1797225700000,
  OwnDurations1797225700001,
  DeskCount1797225900000,
  ClockPresses1797226000000,
  AutomaticScreens1797226300000,
  OnePhone1797226400000,
  ArenaCode1797227000000,
  Broadcast1797227100000,
  Push1797227200000,
  Protests1797227300000,
  ProtestCards1797227400000,
  Replay1797227410000,
  Officials1797227500000,
  AgesOfRuleSets1797227800000,
  TapTimes1797227900000,
  JurusCards1797228000000,
  BankAccounts1797228300000,
  UniqueDigits1797228710000,
  Athletes1797229000000,
  PushKinds1797229500000,
  OpenFeed1797230000000,
  ShortNames1797231100000,
  MenusByRole1797231200000,
  PlanRules1797231310000,
  Certificates1797231330000,
  CashReceipts1797231350000,
  FeePerOfBills1797231352000,
  TextMessages1797231390000,
];

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Who waits longer for a row is told to try again (409), before the waiting requests have taken every connection. */
const LOCK_TIMEOUT_MS = 10_000;

/** Options of a data source; the caller runs the migrations (migrate.ts) where that is its job. */
export function dataSourceOptions(url: string, overrides: Partial<PostgresOptions> = {}): PostgresOptions {
  return {
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTransactionMode: 'all',
    namingStrategy: new PostgresNamingStrategy(),
    synchronize: false,
    logging: false,
    poolSize: 10,
    ...overrides,
    extra: {
      Client: PreparingClient,
      types: columnTypes,
      lock_timeout: LOCK_TIMEOUT_MS,
      // whatever the cluster says: transactions that need another isolation ask for it
      options: '-c default_transaction_isolation=read\\ committed',
      ...overrides.extra,
    },
  };
}
