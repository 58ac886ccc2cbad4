// The English words of who works in a tournament.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const memberTexts: InLanguage<typeof original.memberTexts> = {
  title: 'Members',
  lead: (name) => `Those who work in ${name}. Others do not see this tournament in the office.`,
  loadFailed: 'The members could not be loaded.',
  back: 'Tournament setup',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  you: 'You',
  inactive: 'inactive',
  empty: "No members yet. The site's admins see this tournament without being members.",
  change: 'Change role',
  changeTitle: (name) => `Change the role of ${name}`,
  remove: 'Remove',
  removeQuestion: 'This member will no longer see this tournament in the office. What they have done stays.',
  onlyOwners: "The tournament's owners invite members and change their roles.",

  invite: 'Invite a member',
  inviteHint:
    'Whoever you invite receives an e-mail with a link that is valid for 7 days. Only an account with this address can accept it.',
  inviteEmail: 'E-mail to invite',
  inviteRole: "New member's role",
  send: 'Send invitation',
  failed: 'The invitation was not sent.',
  link: 'Invitation link',
  linkHint: 'Shown this once. You may send it yourself, for example by WhatsApp.',
  copy: 'Copy link',
  waiting: 'Invitations waiting for an answer',
  waits: (email, role, until) => `${email} · ${role} · until ${until}`,
  withdraw: (email) => `Cancel the invitation of ${email}`,
  withdrawShort: 'Cancel',

  whatRoles: 'What each role may do',
  roles: {
    owner: 'Everything, including inviting members and deleting the tournament.',
    organiser: 'Everything except members and deleting the tournament.',
    treasurer: 'Bills, payments and statistics.',
    operator: 'Arenas and weigh-in on the days of the matches.',
    staff: "As the account's role on the site; for accounts from before there were members.",
  },

  invitationTitle: 'Invitation to work in a tournament',
  invitationLead: (by, tournament, role) => `${by} invites you to work in ${tournament} as ${role}.`,
  until: (moment) => `Valid until ${moment}.`,
  accept: 'Accept invitation',
  decline: 'Decline invitation',
  toDesk: 'To the dashboard',
};
