// The contingent of a row: known already, or new with its place and the person in charge.
import { readNik } from '@gelanggang/domain/athletes/nik';
import { NAME_LENGTH } from '@gelanggang/contract/entry-columns';
import { mixedWord } from '@gelanggang/domain/words/mixed-scripts';
import { readPhone } from '@gelanggang/domain/entry-list/cell-values';
import type { EntryCells } from '@gelanggang/domain/entry-list/columns';
import type { Place } from '@gelanggang/domain/entry-list/places';
import { refuseMixed, type RowFaults } from './row-faults';
import type { ContingentFacts } from './contingents-of-list';
import type { Entry } from './entry-list';
import type { EntryReference } from './entry-reference.queries';
import type { Standing } from './standing.queries';
import { contingentVerdictTexts as texts } from './verdict-texts';

export type CheckedContingent = Pick<
  Entry,
  'contingent' | 'provinceId' | 'districtId' | 'picName' | 'picPhone' | 'picEmail'
> & { standing: Standing };

/** Undefined: refused, with all that is wrong told. */
export function checkContingent(
  cells: EntryCells,
  told: ContingentFacts,
  reference: EntryReference,
  faults: RowFaults,
): CheckedContingent | undefined {
  const { contingent } = cells;
  if (contingent === '') return faults.refuse('contingent', 'empty', texts.empty);
  if (contingent.length > NAME_LENGTH) {
    return faults.refuse('contingent', 'too-long', texts.tooLong(NAME_LENGTH));
  }
  if (mixedWord(contingent) !== undefined) return refuseMixed('contingent', contingent, faults);
  const place = placeOf(cells, told, reference, faults);
  const pic = picOf(cells, told);
  if (!place) {
    // what else is missing is told at once
    checkPic(pic, faults);
    return undefined;
  }
  const standing = reference.standingOf(contingent, place.districtId);
  if (standing.isOfAnother) {
    return faults.refuse('contingent', 'contingent-of-another', texts.ofAnother(contingent));
  }
  if (standing.id === 0) {
    const like = reference.namesLike(contingent, place.districtId);
    if (like.length > 0) {
      faults.add('contingent', 'similar-contingent', texts.similar(contingent, like), 'note', like);
    }
  }
  const phone = checkPic(pic, faults, standing.id > 0);
  return {
    contingent,
    provinceId: place.provinceId,
    districtId: place.districtId,
    picName: pic.picName,
    picPhone: phone ?? '',
    picEmail: pic.picEmail.toLowerCase(),
    standing,
  };
}

type Pic = Pick<ContingentFacts, 'picName' | 'picPhone' | 'picEmail'>;

const picOf = (cells: EntryCells, told: ContingentFacts): Pic => ({
  picName: cells.picName || told.picName,
  picPhone: cells.picPhone || told.picPhone,
  picEmail: cells.picEmail || told.picEmail,
});

/** Answers the telephone; a contingent that stands has a person in charge already. */
function checkPic({ picName, picPhone, picEmail }: Pic, faults: RowFaults, isKnown = false): string | undefined {
  if (picName === '' && !isKnown) faults.refuse('picName', 'empty', texts.noPic);
  if (picName.length > NAME_LENGTH) {
    faults.refuse('picName', 'too-long', texts.picTooLong(NAME_LENGTH));
  }
  if (picEmail === '') {
    if (!isKnown) faults.refuse('picEmail', 'empty', texts.noEmail);
  } else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(picEmail)) {
    faults.refuse('picEmail', 'email', texts.notEmail(picEmail));
  }
  if (picPhone === '') return isKnown ? undefined : faults.refuse('picPhone', 'empty', texts.noPhone);
  return readPhone(picPhone) ?? faults.refuse('picPhone', 'phone', texts.notPhone(picPhone));
}

function placeOf(
  cells: EntryCells,
  told: ContingentFacts,
  reference: EntryReference,
  faults: RowFaults,
): { provinceId: number; districtId: number } | undefined {
  const province = cells.province || told.province;
  const district = cells.district || told.district;
  const provinceId = province === '' ? undefined : reference.places.provinceOf(province);
  if (province !== '' && provinceId === undefined) {
    return faults.refuse('province', 'unknown-province', texts.unknownProvince(province));
  }
  if (district === '') {
    const nik = readNik(cells.nik);
    const known = reference.knownByName(cells.contingent, nik.ok ? nik.nik : '');
    if (known.length === 1 && known[0]) return known[0];
  }
  const text = district || cells.contingent;
  const found = reference.places.find(text, provinceId);
  const [only] = found;
  if (only && found.length === 1) return only;
  const names = found.map((one) => one.district);
  if (found.length > 1) {
    const isOfProvinces = new Set(found.map((one) => one.provinceId)).size > 1;
    const options = isOfProvinces ? found.map(inProvince) : names;
    return faults.refuse('district', 'place-of-two', texts.several(text, options), options);
  }
  if (district !== '') {
    const said = province === '' ? texts.notInIndonesia(district) : texts.notInProvince(district, province);
    return faults.refuse('district', 'unknown-district', said);
  }
  const guessed = reference.places.findAtEnd(cells.contingent, provinceId).map((one) => one.district);
  if (province === '' && guessed.length === 0) faults.refuse('province', 'empty', texts.noProvince);
  return faults.refuse('district', 'empty', texts.noDistrict(cells.contingent, guessed), guessed);
}

/** 'Kota Tegal, Jawa Tengah' can be written into the cell as it is. */
const inProvince = ({ district, province }: Place): string => `${district}, ${province}`;
