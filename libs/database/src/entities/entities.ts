// Every entity by class: no globs, so that jest, swc and the compiled build see the same list.
import { AccountEntity } from './account.entity';
import { AccountArenaEntity } from './account-arena.entity';
import { AccountClosingEntity } from './account-closing.entity';
import { AccountLinkEntity } from './account-link.entity';
import { AccountRoleEntity } from './account-role.entity';
import { ActionKeyEntity } from './action-key.entity';
import { ArenaCodeEntity } from './arena-code.entity';
import { AgeCategoryEntity } from './age-category.entity';
import { AthleteEntity } from './athlete.entity';
import { AthleteFileEntity } from './athlete-file.entity';
import { AthletePaperEntity } from './athlete-paper.entity';
import { AttemptEntity } from './attempt.entity';
import { AuditEntity } from './audit.entity';
import { BankStatementEntity } from './bank-statement.entity';
import { BillingEntity } from './billing.entity';
import { BillingChargeEntity } from './billing-charge.entity';
import { BillingDetailEntity } from './billing-detail.entity';
import { BillingHistoryEntity } from './billing-history.entity';
import { CashReceiptEntity } from './cash-receipt.entity';
import { CategoryClassEntity } from './category-class.entity';
import { CertificateEntity } from './certificate.entity';
import { CertificatePictureEntity } from './certificate-picture.entity';
import { CertificateSettingEntity } from './certificate-setting.entity';
import { ChampionshipCategoryEntity } from './championship-category.entity';
import { ChampionshipMatchCategoryEntity } from './championship-match-category.entity';
import { ContingentEntity } from './contingent.entity';
import { ContingentCalendarEntity } from './contingent-calendar.entity';
import { ContingentClaimEntity } from './contingent-claim.entity';
import { ContingentFeeEntity } from './contingent-fee.entity';
import { ContingentInvitationEntity } from './contingent-invitation.entity';
import { ContingentMergeEntity, ContingentMergeFileEntity, ContingentMergeUndoEntity } from './contingent-merge.entity';
import { ContingentRegistrationEntity } from './contingent-registration.entity';
import { CountryEntity } from './country.entity';
import { DiscountCodeEntity } from './discount-code.entity';
import { DisplayEntity } from './display.entity';
import { DistrictEntity } from './district.entity';
import { DisqualifiedEntryEntity } from './disqualified-entry.entity';
import { DisqualifiedUnitEntity } from './disqualified-unit.entity';
import { DoctorLeaveEntity } from './doctor-leave.entity';
import { DrawChangeEntity } from './draw-change.entity';
import { DrawHistoryEntity } from './draw-history.entity';
import { DrawingEntity } from './drawing.entity';
import { EntryCheckListEntity } from './entry-check-list.entity';
import { EntryCheckSettingEntity } from './entry-check-setting.entity';
import { EntrySignatureEntity } from './entry-signature.entity';
import { EntryTicketEntity } from './entry-ticket.entity';
import { EntryTicketChangeEntity } from './entry-ticket-change.entity';
import { EpochEntity } from './epoch.entity';
import { EventEntity } from './event.entity';
import { FeeSettingEntity } from './fee-setting.entity';
import { FeedRecordEntity } from './feed-record.entity';
import { FeedEntity } from './feed.entity';
import { FileContingentEntity } from './file-contingent.entity';
import { FileEntity } from './file.entity';
import { HandoverEntity } from './handover.entity';
import { InvoiceCounterEntity } from './invoice-counter.entity';
import { JobEntity } from './job.entity';
import { JudgeScoreEntity } from './judge-score.entity';
import { JurusCardEntity } from './jurus-card.entity';
import { JurusItemEntity } from './jurus-item.entity';
import { JurusLotEntity } from './jurus-lot.entity';
import { KnockdownEntity } from './knockdown.entity';
import { MailEntity } from './mail.entity';
import { AccountPhoneEntity } from './account-phone.entity';
import { TextMessageEntity } from './text-message.entity';
import { PushMessageEntity } from './push-message.entity';
import { PushSubscriptionEntity } from './push-subscription.entity';
import { MatchEntity } from './match.entity';
import { MatchCategoryEntity } from './match-category.entity';
import { MatchClassificationEntity } from './match-classification.entity';
import { ListWordEntity } from './list-word.entity';
import { MatchClassificationDetailEntity } from './match-classification-detail.entity';
import { MatchClockEntity } from './match-clock.entity';
import { MatchClockStepEntity } from './match-clock-step.entity';
import { MedalRuleEntity } from './medal-rule.entity';
import { MenuEntity } from './menu.entity';
import { MergedClassEntity } from './merged-class.entity';
import { NoticeEntity } from './notice.entity';
import { OfficialEntity } from './official.entity';
import { OfficialDutyEntity } from './official-duty.entity';
import { OfficialRateEntity } from './official-rate.entity';
import { OfficialSeatEntity } from './official-seat.entity';
import { OnlinePaymentEntity } from './online-payment.entity';
import { PanelDeviceEntity } from './panel-device.entity';
import { PaperSettingEntity } from './paper-setting.entity';
import { PastArchiveEntity } from './past-archive.entity';
import { PastEventEntity } from './past-event.entity';
import { PastResultEntity } from './past-result.entity';
import { PaymentSettingEntity } from './payment-setting.entity';
import { ParticipantEntity } from './participant.entity';
import { PenaltyEntity } from './penalty.entity';
import { PerformanceEntity } from './performance.entity';
import { PermissionEntity } from './permission.entity';
import { PoolEntity } from './pool.entity';
import { PoolUnitEntity } from './pool-unit.entity';
import { PersonEntryEntity } from './person-entry.entity';
import { PoolUnitMemberEntity } from './pool-unit-member.entity';
import { ProgramKeyEntity } from './program-key.entity';
import { ProtestEntity } from './protest.entity';
import { ProtestRulingEntity } from './protest-ruling.entity';
import { ProvinceEntity } from './province.entity';
import { PublishedSlotEntity } from './published-slot.entity';
import { RankingSourceEntity } from './ranking-source.entity';
import { RankingEntity } from './ranking.entity';
import { ReceiptCounterEntity } from './receipt-counter.entity';
import { RefundEntity } from './refund.entity';
import { RehearsalEntity } from './rehearsal.entity';
import { ReplayClipEntity } from './replay-clip.entity';
import { ResultEntity } from './result.entity';
import { RoleEntity } from './role.entity';
import { RolePermissionEntity } from './role-permission.entity';
import { ScheduleEntity } from './schedule.entity';
import { RuleSetEntity } from './rule-set.entity';
import { RuleSetNomorEntity } from './rule-set-nomor.entity';
import { ScheduleAgeCategoryEntity } from './schedule-age-category.entity';
import { ScheduleDetailEntity } from './schedule-detail.entity';
import { ScheduleMatchCategoryEntity } from './schedule-match-category.entity';
import { SchedulePlanEntity } from './schedule-plan.entity';
import { SchedulePlanRuleEntity } from './schedule-plan-rule.entity';
import { SchedulePlanSlotEntity } from './schedule-plan-slot.entity';
import { ScorePointEntity } from './score-point.entity';
import { ScoreSheetEntity } from './score-sheet.entity';
import { StoppageEntity } from './stoppage.entity';
import { DeskCountEntity } from './desk-count.entity';
import { TableTimerEntity } from './table-timer.entity';
import { ScoringSettingEntity } from './scoring-setting.entity';
import { SessionEntity } from './session.entity';
import { SettingEntity } from './setting.entity';
import { SponsorPictureEntity } from './sponsor-picture.entity';
import { StreamEntity } from './stream.entity';
import { StatementLayoutEntity } from './statement-layout.entity';
import { StatementLineEntity } from './statement-line.entity';
import { StatementPaymentEntity } from './statement-payment.entity';
import { SubdistrictEntity } from './subdistrict.entity';
import { TapEntity } from './tap.entity';
import { TeamMemberEntity } from './team-member.entity';
import { TournamentTimesEntity } from './tournament-times.entity';
import { TournamentEntity } from './tournament.entity';
import { TournamentActivityEntity } from './tournament-activity.entity';
import { TournamentArenaEntity } from './tournament-arena.entity';
import { TournamentBankAccountEntity } from './tournament-bank-account.entity';
import { TournamentContactPersonEntity } from './tournament-contact-person.entity';
import { OfferClassPlacesEntity } from './offer-class-places.entity';
import { EntryWithdrawalEntity } from './entry-withdrawal.entity';
import { TournamentEntryEntity } from './tournament-entry.entity';
import { TournamentHoursEntity } from './tournament-hours.entity';
import { TournamentInvitationEntity } from './tournament-invitation.entity';
import { TournamentMatchCategoryEntity } from './tournament-match-category.entity';
import { TournamentMemberEntity } from './tournament-member.entity';
import { VarRequestEntity } from './var-request.entity';
import { VerificationEntity } from './verification.entity';
import { VerificationAnswerEntity } from './verification-answer.entity';
import { WardEntity } from './ward.entity';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { WebhookEntity } from './webhook.entity';
import { WeighInEntity } from './weigh-in.entity';

export const entities = [
  AccountArenaEntity,
  AccountEntity,
  AccountClosingEntity,
  AccountLinkEntity,
  AccountRoleEntity,
  ActionKeyEntity,
  ArenaCodeEntity,
  AgeCategoryEntity,
  AthleteEntity,
  AthleteFileEntity,
  AthletePaperEntity,
  AttemptEntity,
  AuditEntity,
  BankStatementEntity,
  BillingChargeEntity,
  BillingDetailEntity,
  BillingEntity,
  BillingHistoryEntity,
  CashReceiptEntity,
  CategoryClassEntity,
  CertificateEntity,
  CertificatePictureEntity,
  CertificateSettingEntity,
  ChampionshipCategoryEntity,
  ChampionshipMatchCategoryEntity,
  ContingentCalendarEntity,
  ContingentEntity,
  ContingentClaimEntity,
  ContingentFeeEntity,
  ContingentInvitationEntity,
  ContingentMergeEntity,
  ContingentMergeFileEntity,
  ContingentMergeUndoEntity,
  ContingentRegistrationEntity,
  CountryEntity,
  DiscountCodeEntity,
  DisplayEntity,
  DistrictEntity,
  DisqualifiedEntryEntity,
  DisqualifiedUnitEntity,
  DoctorLeaveEntity,
  DrawChangeEntity,
  DrawHistoryEntity,
  DrawingEntity,
  EntryCheckListEntity,
  EntryCheckSettingEntity,
  EntrySignatureEntity,
  EntryTicketChangeEntity,
  EntryTicketEntity,
  EpochEntity,
  EventEntity,
  FileEntity,
  FeedEntity,
  FeeSettingEntity,
  FeedRecordEntity,
  FileContingentEntity,
  HandoverEntity,
  InvoiceCounterEntity,
  JobEntity,
  JudgeScoreEntity,
  JurusCardEntity,
  JurusItemEntity,
  JurusLotEntity,
  KnockdownEntity,
  ListWordEntity,
  MailEntity,
  AccountPhoneEntity,
  TextMessageEntity,
  PushMessageEntity,
  PushSubscriptionEntity,
  MatchCategoryEntity,
  MatchClassificationDetailEntity,
  MatchClassificationEntity,
  MatchClockEntity,
  MatchClockStepEntity,
  MatchEntity,
  MedalRuleEntity,
  MenuEntity,
  MergedClassEntity,
  NoticeEntity,
  OfficialEntity,
  OfficialDutyEntity,
  OfficialRateEntity,
  OfficialSeatEntity,
  OnlinePaymentEntity,
  PanelDeviceEntity,
  PaperSettingEntity,
  PastArchiveEntity,
  PastEventEntity,
  PastResultEntity,
  PaymentSettingEntity,
  ParticipantEntity,
  PenaltyEntity,
  PerformanceEntity,
  PermissionEntity,
  PoolEntity,
  PoolUnitEntity,
  PersonEntryEntity,
  PoolUnitMemberEntity,
  ProgramKeyEntity,
  ProtestEntity,
  ProtestRulingEntity,
  ProvinceEntity,
  PublishedSlotEntity,
  RankingSourceEntity,
  RankingEntity,
  ReceiptCounterEntity,
  RefundEntity,
  RehearsalEntity,
  ReplayClipEntity,
  ResultEntity,
  RoleEntity,
  RolePermissionEntity,
  RuleSetEntity,
  RuleSetNomorEntity,
  ScheduleAgeCategoryEntity,
  ScheduleDetailEntity,
  ScheduleEntity,
  ScheduleMatchCategoryEntity,
  SchedulePlanEntity,
  SchedulePlanRuleEntity,
  SchedulePlanSlotEntity,
  ScorePointEntity,
  ScoreSheetEntity,
  StoppageEntity,
  DeskCountEntity,
  TableTimerEntity,
  ScoringSettingEntity,
  SessionEntity,
  SettingEntity,
  SponsorPictureEntity,
  StreamEntity,
  StatementLayoutEntity,
  StatementLineEntity,
  StatementPaymentEntity,
  SubdistrictEntity,
  TapEntity,
  TeamMemberEntity,
  TournamentActivityEntity,
  TournamentArenaEntity,
  TournamentBankAccountEntity,
  TournamentContactPersonEntity,
  TournamentTimesEntity,
  TournamentEntity,
  OfferClassPlacesEntity,
  EntryWithdrawalEntity,
  TournamentEntryEntity,
  TournamentHoursEntity,
  TournamentInvitationEntity,
  TournamentMatchCategoryEntity,
  TournamentMemberEntity,
  VarRequestEntity,
  VerificationAnswerEntity,
  VerificationEntity,
  WardEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
  WeighInEntity,
];
