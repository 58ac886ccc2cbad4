// What team members says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { memberFaultTexts } from './member-fault-texts';
import { teamMembersTexts } from './texts';

export const teamMembersSentences = sentences('teamMembers', teamMembersTexts);

export const memberFaultSentences = sentences('memberFaults', memberFaultTexts);
