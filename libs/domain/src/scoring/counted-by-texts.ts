// Who counts a match, where no panel does.

export const countedByTexts = { desk: 'dihitung meja', phone: 'dihitung satu ponsel', mixed: 'dihitung bergantian' };
