// What the API says of health.

export const healthTexts = {
  databaseAway: 'Basis data sedang tidak dapat dihubungi.',
};
