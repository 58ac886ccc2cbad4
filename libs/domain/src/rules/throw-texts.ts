// How an opponent is brought down, as it is called.

export const throwTexts = { sweep: 'Sapuan', catch: 'Tangkapan', scissors: 'Guntingan' };
