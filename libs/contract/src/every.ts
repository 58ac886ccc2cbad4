// In the place of one id: all of them. A choice too, not the lack of one; apart, so that the browser loads no validator.

export const EVERY = 'all';
export type Every = typeof EVERY;
