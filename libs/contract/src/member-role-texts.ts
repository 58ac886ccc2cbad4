// What roles in a tournament are called.

export const memberRoleTexts = {
  owner: 'Pemilik',
  organiser: 'Panitia',
  treasurer: 'Bendahara',
  operator: 'Operator',
  staff: 'Sesuai peran di situs',
};
