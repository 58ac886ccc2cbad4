// What the API says of hall.

export const hallTexts = {
  noOwnCertificate: 'Gelanggang ini tidak punya sertifikat sendiri.',
};
