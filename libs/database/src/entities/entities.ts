// Every entity by class: no globs, so that jest, swc and the compiled build see the same list.
import { AccountEntity } from './account.entity';
import { AccountArenaEntity } from './account-arena.entity';
import { AccountRoleEntity } from './account-role.entity';
import { AgeCategoryEntity } from './age-category.entity';
import { AuditEntity } from './audit.entity';
import { BillingEntity } from './billing.entity';
import { BillingDetailEntity } from './billing-detail.entity';
import { BillingHistoryEntity } from './billing-history.entity';
import { CategoryClassEntity } from './category-class.entity';
import { ChampionshipCategoryEntity } from './championship-category.entity';
import { ChampionshipMatchCategoryEntity } from './championship-match-category.entity';
import { ContingentEntity } from './contingent.entity';
import { ContingentRegistrationEntity } from './contingent-registration.entity';
import { CountryEntity } from './country.entity';
import { DistrictEntity } from './district.entity';
import { DrawHistoryEntity } from './draw-history.entity';
import { DrawingEntity } from './drawing.entity';
import { EpochEntity } from './epoch.entity';
import { EventEntity } from './event.entity';
import { FileEntity } from './file.entity';
import { InvoiceCounterEntity } from './invoice-counter.entity';
import { JobEntity } from './job.entity';
import { MatchEntity } from './match.entity';
import { MatchCategoryEntity } from './match-category.entity';
import { MatchClassificationEntity } from './match-classification.entity';
import { MatchClassificationDetailEntity } from './match-classification-detail.entity';
import { MenuEntity } from './menu.entity';
import { ParticipantEntity } from './participant.entity';
import { PerformanceScoreEntity } from './performance-score.entity';
import { PermissionEntity } from './permission.entity';
import { PoolEntity } from './pool.entity';
import { PoolUnitEntity } from './pool-unit.entity';
import { PoolUnitMemberEntity } from './pool-unit-member.entity';
import { ProvinceEntity } from './province.entity';
import { ResultEntity } from './result.entity';
import { RoleEntity } from './role.entity';
import { RolePermissionEntity } from './role-permission.entity';
import { ScheduleEntity } from './schedule.entity';
import { ScheduleAgeCategoryEntity } from './schedule-age-category.entity';
import { ScheduleDetailEntity } from './schedule-detail.entity';
import { ScheduleMatchCategoryEntity } from './schedule-match-category.entity';
import { SessionEntity } from './session.entity';
import { SettingEntity } from './setting.entity';
import { StreamEntity } from './stream.entity';
import { SubdistrictEntity } from './subdistrict.entity';
import { TeamMemberEntity } from './team-member.entity';
import { TournamentEntity } from './tournament.entity';
import { TournamentActivityEntity } from './tournament-activity.entity';
import { TournamentArenaEntity } from './tournament-arena.entity';
import { TournamentContactPersonEntity } from './tournament-contact-person.entity';
import { TournamentEntryEntity } from './tournament-entry.entity';
import { TournamentMatchCategoryEntity } from './tournament-match-category.entity';
import { WardEntity } from './ward.entity';

export const entities = [
  AccountEntity,
  AccountArenaEntity,
  AccountRoleEntity,
  AgeCategoryEntity,
  AuditEntity,
  BillingEntity,
  BillingDetailEntity,
  BillingHistoryEntity,
  CategoryClassEntity,
  ChampionshipCategoryEntity,
  ChampionshipMatchCategoryEntity,
  ContingentEntity,
  ContingentRegistrationEntity,
  CountryEntity,
  DistrictEntity,
  DrawHistoryEntity,
  DrawingEntity,
  EpochEntity,
  EventEntity,
  FileEntity,
  InvoiceCounterEntity,
  JobEntity,
  MatchEntity,
  MatchCategoryEntity,
  MatchClassificationEntity,
  MatchClassificationDetailEntity,
  MenuEntity,
  ParticipantEntity,
  PerformanceScoreEntity,
  PermissionEntity,
  PoolEntity,
  PoolUnitEntity,
  PoolUnitMemberEntity,
  ProvinceEntity,
  ResultEntity,
  RoleEntity,
  RolePermissionEntity,
  ScheduleEntity,
  ScheduleAgeCategoryEntity,
  ScheduleDetailEntity,
  ScheduleMatchCategoryEntity,
  SessionEntity,
  SettingEntity,
  StreamEntity,
  SubdistrictEntity,
  TeamMemberEntity,
  TournamentEntity,
  TournamentActivityEntity,
  TournamentArenaEntity,
  TournamentContactPersonEntity,
  TournamentEntryEntity,
  TournamentMatchCategoryEntity,
  WardEntity,
];
