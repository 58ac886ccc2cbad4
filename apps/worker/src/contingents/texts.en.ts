// The words of the list of contingents as a spreadsheet, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const contingentFileTexts: InLanguage<typeof original.contingentFileTexts> = {
  file: 'contingents',
  sheet: 'Contingents',
  columns: {
    id: 'ID',
    name: 'Contingent',
    tournaments: 'Tournament',
    registeredOn: 'Date of Entry',
    picName: 'Person in Charge',
    picPhone: 'Phone',
    picEmail: 'Email',
    members: 'Team Members',
    tanding: 'Tanding',
    seni: 'Seni',
    paid: 'Paid Participants',
    billed: 'Paid Bills (Rp)',
    address: 'Address',
    ward: 'Village',
    subdistrict: 'Subdistrict',
    district: 'Regency/City',
    province: 'Province',
    country: 'Country',
  },
};
