// What rows of insight are called that have no name of their own, in the language of whoever reads them.
import type { EntryPayment } from './insight';
import { insightTexts } from './insight-texts';

/** As the id of a category: what contingents pay once, and other charges. */
export const CONTINGENT_FEES = 0;

export const provinceName = ({ province_id, province }: { province_id: number | null; province: string }): string =>
  province_id === null ? insightTexts.noProvince : province;

export const districtName = (row: { district_id: number | null; district_name: string }): string =>
  row.district_id === null ? insightTexts.noDistrict : row.district_name;

export const paymentName = (status: EntryPayment): string => insightTexts.payments[status];

export const incomeName = (row: { match_category_id: number; description: string }): string =>
  row.match_category_id === CONTINGENT_FEES ? insightTexts.contingentFees : row.description;
