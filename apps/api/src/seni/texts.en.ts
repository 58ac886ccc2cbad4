// The English words of what the API says of seni.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const seniTexts: InLanguage<typeof original.seniTexts> = {
  reasonOnlyDisqualified: 'A reason is only for those who are disqualified.',
  penaltyTooLarge: 'The penalties are more than the whole score.',
  councilSteps: "The council's penalties are multiples of 0.50.",
  chooseReason: 'Choose the reason for the disqualification.',
  byeNotScored: 'A battle without an opponent (bye) is not scored.',
  nextStageDrawn: 'Those who went on are drawn into the next stage already. Delete that stage first.',
};
