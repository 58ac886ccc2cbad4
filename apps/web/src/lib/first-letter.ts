// A phrase that begins a sentence, or stands within one.

/** 'Jatuhan tidak sah' of 'jatuhan tidak sah' */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'menang WMP' of 'Menang WMP' */
export const withoutCapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
