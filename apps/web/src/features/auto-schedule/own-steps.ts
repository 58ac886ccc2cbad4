// Plans that this window itself takes or throws away: the news of it is no news here.
export const ownSteps = new Set<number>();
