// The words of the list of team members as a spreadsheet, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const memberFileTexts: InLanguage<typeof original.memberFileTexts> = {
  file: 'team-members',
  sheet: 'Team Members',
  columns: {
    id: 'ID',
    tournaments: 'Tournament',
    contingent: 'Contingent',
    name: 'Name',
    gender: 'Gender',
    birthPlace: 'Place of Birth',
    birthDate: 'Date of Birth',
    nik: 'NIK',
    familyCardNumber: 'Family Card Number',
    bodyWeight: 'Weight (kg)',
    bodyHeight: 'Height (cm)',
    bloodType: 'Blood Type',
    championshipCategory: 'Championship Type',
    matchCategory: 'Category',
    ageCategory: 'Age Group',
    className: 'Class',
    nomor: 'Event',
    weightMin: 'Minimum Weight (kg)',
    weightMax: 'Maximum Weight (kg)',
    teamLabel: 'Team Label',
    registration: 'Entry',
    payment: 'Payment',
    address: 'Address',
    ward: 'Village',
    subdistrict: 'Subdistrict',
    district: 'Regency/City',
    province: 'Province',
  },
  states: {
    registered: 'Entered',
    paid: 'Paid',
    unpaid: 'Unpaid',
  },
};
