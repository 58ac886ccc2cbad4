// Forms of the web app and the request classes of the API, on generated values: what an input can hold, what may stay empty.
import fc from 'fast-check';
import { getMetadataStorage } from 'class-validator';
import { RefundRequest } from '@gelanggang/contract/accounts';
import { ResultRequest, WithdrawResultRequest } from '@gelanggang/contract/arena-control';
import { AthleteRequest } from '@gelanggang/contract/athletes';
import {
  FirstAdminRequest,
  ForgotPasswordRequest,
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
} from '@gelanggang/contract/auth';
import { BillingRequest, ConfirmPaymentRequest, TakeCashRequest } from '@gelanggang/contract/billings';
import { ClassRequest } from '@gelanggang/contract/classes';
import { ClassificationRequest } from '@gelanggang/contract/classifications';
import { MergeContingentsRequest } from '@gelanggang/contract/contingent-merges';
import { InviteMemberRequest, MemberRoleRequest } from '@gelanggang/contract/tournament-members';
import { InviteManagerRequest } from '@gelanggang/contract/contingent-owners';
import { CreateContingentRequest, UpdateContingentRequest } from '@gelanggang/contract/contingents';
import { SheetWithdrawRequest } from '@gelanggang/contract/council';
import { CertificateSettingRequest } from '@gelanggang/contract/certificates';
import { DisplayRequest } from '@gelanggang/contract/displays';
import { DiscountCodeRequest, FeeSettingRequest } from '@gelanggang/contract/fees';
import { ClassPlacesRequest } from '@gelanggang/contract/places';
import { LocatedRequest } from '@gelanggang/contract/locations';
import { DisqualificationRequest, MedalRuleRequest } from '@gelanggang/contract/medals';
import { MergeClassesRequest } from '@gelanggang/contract/merged-classes';
import { MenuRequest } from '@gelanggang/contract/navigation';
import { OfficialRequest } from '@gelanggang/contract/officials';
import { ProgramKeyRequest } from '@gelanggang/contract/program-keys';
import { WebhookRequest } from '@gelanggang/contract/webhooks';
import { ErasePersonalDataRequest } from '@gelanggang/contract/personal-data';
import { PastEventRequest } from '@gelanggang/contract/past-events';
import { ScheduleRequest } from '@gelanggang/contract/schedules';
import { ScoringRuleRequest } from '@gelanggang/contract/scoring';
import { PerformanceRequest, SeniDrawRequest } from '@gelanggang/contract/seni';
import { DayPlanRequest } from '@gelanggang/contract/setting-up';
import { SiteSettingsRequest } from '@gelanggang/contract/site-settings';
import { SponsorRequest } from '@gelanggang/contract/sponsors';
import { MessageGatewayRequest, OwnPhoneRequest, PhoneCodeRequest } from '@gelanggang/contract/text-messages';
import { TicketRequest } from '@gelanggang/contract/entry-check';
import { EnterAthletesRequest } from '@gelanggang/contract/athlete-entries';
import { ReturnFormRequest, RulingRequest } from '@gelanggang/contract/protests';
import { DrawingRequest } from '@gelanggang/contract/drawing';
import { TeamMemberRequest } from '@gelanggang/contract/team-members';
import { RemoveWholeRequest, TournamentRequest } from '@gelanggang/contract/tournament-settings';
import {
  ActivityRequest,
  ArenaRequest,
  BankAccountRequest,
  ContactPersonRequest,
  TournamentCategoryRequest,
} from '@gelanggang/contract/tournament-setup';
import { AccountRequest, NewAccountRequest, OwnAccountRequest } from '@gelanggang/contract/users';
import { OwnEmailRequest, OwnPasswordRequest, RoleRequest } from '@gelanggang/contract/users';
import { createValidationPipe } from '../src/http/validation.pipe';
import { type FormField, formFiles } from './form-fields';

type Request = new () => object;

/** Where the values of a file's fields go. */
const REQUESTS: Readonly<Record<string, readonly Request[]>> = {
  'components/name-to-confirm.tsx': [ErasePersonalDataRequest, RemoveWholeRequest],
  'components/location-fields.tsx': [LocatedRequest],
  'features/users/own-account/own-account.page.tsx': [OwnAccountRequest, OwnPasswordRequest],
  'features/users/own-account/components/own-email.tsx': [OwnEmailRequest],
  'features/users/own-account/components/own-phone.tsx': [OwnPhoneRequest, PhoneCodeRequest],
  'features/site-settings/components/message-gateway.tsx': [MessageGatewayRequest],
  'features/auth/forgot-password.page.tsx': [ForgotPasswordRequest],
  'features/auth/first-admin.page.tsx': [FirstAdminRequest],
  'features/auth/login.page.tsx': [LoginRequest],
  'features/auth/reset-password.page.tsx': [ResetPasswordRequest],
  'features/auth/sign-up.page.tsx': [RegisterRequest],
  'features/classes/class-form.page.tsx': [ClassRequest],
  'features/classifications/classification-form.page.tsx': [ClassificationRequest],
  'features/contingents/components/contingent-form.tsx': [CreateContingentRequest, UpdateContingentRequest],
  'features/contingents/components/invite-section.tsx': [InviteManagerRequest],
  'features/contingents/components/merge-section.tsx': [MergeContingentsRequest],
  'features/displays/components/aim-dialog.tsx': [DisplayRequest],
  'features/displays/components/sponsor-dialog.tsx': [SponsorRequest],
  'features/members/components/invite-member.tsx': [InviteMemberRequest],
  'features/members/components/role-dialog.tsx': [MemberRoleRequest],
  'features/medals/certificate-setting.page.tsx': [CertificateSettingRequest],
  'features/medals/components/rule-form.tsx': [MedalRuleRequest],
  'features/navigation/components/menu-form.tsx': [MenuRequest],
  'features/billings/components/cash-dialog.tsx': [TakeCashRequest],
  'features/billings/components/refunds.tsx': [RefundRequest],
  'features/billings/components/decision-form.tsx': [ConfirmPaymentRequest],
  'features/billings/components/billing-form.tsx': [BillingRequest],
  'features/billings/components/sender-fields.tsx': [BillingRequest],
  'features/officials/components/official-dialog.tsx': [OfficialRequest],
  'features/past-events/past-event-form.page.tsx': [PastEventRequest],
  'features/webhooks/components/webhook-dialog.tsx': [WebhookRequest],
  'features/program-keys/components/new-key.tsx': [ProgramKeyRequest],
  'features/schedules/office/components/schedule-fields.tsx': [ScheduleRequest],
  'features/scoring/office/components/rule-form.tsx': [ScoringRuleRequest],
  'features/seni/seni-form.page.tsx': [SeniDrawRequest],
  'features/site-settings/site-settings.page.tsx': [SiteSettingsRequest],
  'features/drawing/drawing-form.page.tsx': [DrawingRequest],
  'features/drawing/merge-classes.page.tsx': [MergeClassesRequest],
  'features/team-members/components/athlete-form.tsx': [AthleteRequest],
  'features/team-members/components/entry-fields.tsx': [TeamMemberRequest],
  'features/team-members/components/member-form.tsx': [TeamMemberRequest],
  'features/team-members/components/person-fields.tsx': [TeamMemberRequest],
  'features/tournament-setup/activity-form.page.tsx': [ActivityRequest],
  'features/tournament-setup/arena-form.page.tsx': [ArenaRequest],
  'features/tournament-setup/category-form.page.tsx': [TournamentCategoryRequest],
  'features/tournament-setup/fee-setting.page.tsx': [FeeSettingRequest],
  'features/tournament-setup/components/class-places.tsx': [ClassPlacesRequest],
  'features/tournament-setup/components/discount-codes.tsx': [DiscountCodeRequest],
  'features/tournament-setup/components/day-plan-form.tsx': [DayPlanRequest],
  'features/tournament-setup/bank-account-form.page.tsx': [BankAccountRequest],
  'features/tournament-setup/contact-form.page.tsx': [ContactPersonRequest],
  'features/tournaments/office/tournament-form.page.tsx': [TournamentRequest],
  'features/users/components/user-fields.tsx': [AccountRequest, NewAccountRequest],
  'features/users/edit-user.page.tsx': [AccountRequest],
  'features/users/new-user.page.tsx': [NewAccountRequest],
  'features/users/role-list.page.tsx': [RoleRequest],
  'features/protests/components/ruling-dialog.tsx': [RulingRequest],
  'features/entry-check/components/ticket-dialog.tsx': [TicketRequest],
  'features/team-members/enter-athletes.page.tsx': [EnterAthletesRequest],
  'features/protests/components/protest-card.tsx': [ReturnFormRequest],
  'features/arena-control/components/correction-dialog.tsx': [ResultRequest, WithdrawResultRequest],
  'features/medals/components/doping-dialog.tsx': [DisqualificationRequest],
  'features/scoring/components/withdraw-dialog.tsx': [SheetWithdrawRequest],
  'components/seni-score/performance-dialog.tsx': [PerformanceRequest],
};

/** Files without a request class of their own, each with where its values go. */
const WITHOUT: Readonly<Record<string, string>> = {
  'components/reason-dialog.tsx': 'the frame of every question for a reason: what asks sends it',
  'components/record-form.tsx': 'the frame that the forms of records stand in',
  'features/medals/components/certificates-dialog.tsx': 'asks for a job: its parameters are checked by the kind of job',
  'features/displays/obs.page.tsx': 'goes to OBS on the same computer, never to the API',
  'features/rule-sets/rule-set-form.page.tsx': 'every figure is read by readRuleSet of the domain, here and in the API',
  'features/rule-sets/components/group-fields.tsx': 'part of the form of a rule set',
  'features/rule-sets/components/nomor-fields.tsx': 'part of the form of a rule set',
  'features/rule-sets/components/jurus-list-fields.tsx': 'part of the form of a rule set',
  'features/rule-sets/components/class-fields.tsx': 'part of the form of a rule set',
  'features/drawing/components/duration-field.tsx': 'a choice of the forms of a draw',
  'features/tournaments/office/components/rule-set-field.tsx':
    'one of the choices of GET /rule-sets, in the tournament form',
  'features/brackets/office/match-chart.page.tsx': 'chooses what is shown, and sends nothing',
  'features/tournament-setup/components/tournament-choice.tsx': 'the tournament of every form of the setup',
};

/** Rules that ask for more than a length. */
const OF_FORM = ['isEmail', 'matches', 'isUrl'];

const fieldKey = (request: Request, { name }: FormField) => `${request.name}.${name}`;

/** Fields whose emptiness another field, the row or a choice that cannot be undone decides. */
const DECIDED_ELSEWHERE: Readonly<Record<string, string>> = {
  'LocatedRequest.province_id': 'needed in Indonesia only, which the service knows',
  'LocatedRequest.district_id': 'needed in Indonesia only, which the service knows',
  'ClassRequest.includes_min': 'begins with a choice',
  'SeniDrawRequest.bracket_type': 'shown for battles only, begins with a choice',
  'SeniDrawRequest.pool_size': 'shown for pools only, begins with a number',
  'DrawingRequest.match_duration': 'begins with a choice',
  'MergeClassesRequest.match_duration': 'begins with a choice',
  'TeamMemberRequest.body_weight': 'needed in tanding only, which the service knows',
  'TeamMemberRequest.body_height': 'needed in a class of all weights only, which the service knows',
  'TournamentRequest.registration_closes_at': 'may be empty while the tournament is being made',
  'TournamentRequest.time_zone': 'begins with a choice',
  'TournamentRequest.location': 'every field of markup may stay empty',
  'TournamentRequest.description': 'every field of markup may stay empty',
  'DisplayRequest.arena_id': 'shown where the screen shows an arena',
  'DisplayRequest.pool_id': 'shown where the screen shows a pool',
  'DisplayRequest.message': 'shown where the screen shows a message',
  'MenuRequest.type': 'begins with a choice',
  'MenuRequest.order': 'empty is 0, in the form and in the API',
  'MenuRequest.url': 'a menu above others may lead nowhere, which the form says',
  'ConfirmPaymentRequest.reject_reason': 'shown where the payment is refused',
  'ScoringRuleRequest.seni_judges': 'begins with a choice',
  'ScoringRuleRequest.card_returns': 'begins with a choice',
  'TeamMemberRequest.category_class_id': 'tanding has classes, seni has none',
  'ClassPlacesRequest.category_class_id': 'the choice names a class of tanding or an event of seni',
  'ClassPlacesRequest.places': 'empty means as many as the others, which a button says',
  'TeamMemberRequest.nomor': 'shown where the category has several events',
  'SeniDrawRequest.nomor': 'shown where the category has several events; an empty choice is those without one',
};

const pipe = createValidationPipe();

/** The texts of what is refused of one field, whatever else of the body is missing. */
async function refusalsOf(type: Request, field: string, value: unknown): Promise<string[]> {
  try {
    await pipe.transform({ [field]: value }, { type: 'body', metatype: type });
    return [];
  } catch (error) {
    const { errors } = (error as { getResponse(): { errors: Record<string, string[]> } }).getResponse();
    return errors[field] ?? [];
  }
}

const rulesOf = (type: Request, field: string) =>
  getMetadataStorage()
    .getTargetValidationMetadatas(type, '', false, false)
    .filter((rule) => rule.propertyName === field);

const files = formFiles();
const fields = files.flatMap(({ path, fields: own }) =>
  (REQUESTS[path] ?? []).flatMap((request) =>
    own
      .filter(({ name }) => rulesOf(request, name).length > 0)
      .map((field) => [`${path} ${field.name} → ${request.name}`, field, request] as const),
  ),
);
const longest = (request: Request, { name }: FormField): number | undefined => {
  const rule = rulesOf(request, name).find((one) => one.name === 'maxLength');
  return rule?.constraints?.[0] as number | undefined;
};

const isText = ({ kind }: FormField) => kind === 'InputField' || kind === 'TextareaField';
const words = fields.filter(
  // what is pasted into a password must not be cut without being seen: the API says it in words
  ([, field, request]) => isText(field) && !field.name.includes('password') && longest(request, field) !== undefined,
);
const mayBeBlank = fields.filter(([, field, request]) => !(fieldKey(request, field) in DECIDED_ELSEWHERE));

describe('Form and API', () => {
  it('meet in a table that has every form, and no exception that nothing needs', () => {
    const known = [...Object.keys(REQUESTS), ...Object.keys(WITHOUT)];
    expect(files.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
    expect(known.filter((path) => !files.some((file) => file.path === path))).toEqual([]);
    const keys = fields.map(([, field, request]) => fieldKey(request, field));
    expect(Object.keys(DECIDED_ELSEWHERE).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it.each(words)('%s: holds what the API takes, and nothing longer', async (_, field, request) => {
    const most = longest(request, field) ?? 0;
    expect(field.maxLength).toBe(most);
    const hasForm = rulesOf(request, field.name).some(({ name = '' }) => OF_FORM.includes(name));
    const lengths = fc.oneof(fc.integer({ min: 1, max: 2 * most }), fc.constantFrom(most, most + 1));
    await fc.assert(
      fc.asyncProperty(lengths, async (length) => {
        const refused = await refusalsOf(request, field.name, 'a'.repeat(length));
        // of a text with a form of its own, the API says one fault of several
        if (!hasForm || length > most)
          expect({ length, refused: refused.length > 0 }).toEqual({ length, refused: length > most });
      }),
    );
  });

  it.each(mayBeBlank)('%s: may stay empty where the API takes that, and nowhere else', async (_, field, request) => {
    // an input of a kind (number, date, e-mail, choice) never holds blanks only
    const holdsBlanks = isText(field) && field.type === '' && !field.name.includes('password');
    const blanks = holdsBlanks ? fc.stringMatching(/^ {0,5}$/) : fc.constant('');
    await fc.assert(
      fc.asyncProperty(blanks, async (blank) => {
        const refused = (await refusalsOf(request, field.name, blank)).length > 0;
        expect({ blank, refused }).toEqual({ blank, refused: !field.isOptional });
      }),
    );
  });
});
