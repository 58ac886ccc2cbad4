// What scores in tanding, as it is called.

export const hitTexts = { punch: 'Pukulan', kick: 'Tendangan', throw: 'Jatuhan' };
