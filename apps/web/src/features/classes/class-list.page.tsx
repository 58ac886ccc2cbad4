// /admin/classes: the weight classes that all tournaments share (spec 2, "Class list and form").
import { pathOf } from '@web/site/routes';
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as classLookupCalls from '@gelanggang/contract/calls/class-lookups';
import * as classCalls from '@gelanggang/contract/calls/classes';
import type { ClassRow } from '@gelanggang/contract/classes';
import { GENDER_PERSON_LABELS } from '@gelanggang/domain/words/genders';
import type { Column } from '@web/components/table-columns';
import { FilterSelect } from '@web/components/list-filters';
import { RecordList } from '@web/components/record-list';
import { useAddress } from '@web/lib/address';
import { useLookup } from '@web/lib/lookups.api';
import { ageLabel } from './components/age-label';
import { RangeWarnings } from './components/range-warnings';
import { classTexts as texts } from './texts';

const COLUMNS: readonly Column<ClassRow>[] = [
  { key: 'age', title: texts.age, cell: (row) => row.age_category.name },
  { key: 'name', title: texts.name, cell: (row) => row.name, isName: true },
  { key: 'gender', title: texts.gender, cell: (row) => GENDER_PERSON_LABELS[row.gender] },
  { key: 'min', title: texts.min, cell: (row) => texts.weight(row.weight_min), align: 'end' },
  { key: 'max', title: texts.max, cell: (row) => texts.weight(row.weight_max), align: 'end' },
];

export default function ClassListPage() {
  const age = useAddress().getNumber('age_category_id');
  const ages = useLookup(categoryCalls.ageCategories, {}, { name: 'age categories' }).rows;
  const classes = useLookup(
    classLookupCalls.ofAgeCategory,
    { query: { age_category_id: age } },
    { name: 'category classes', isEnabled: age !== undefined },
  ).rows;
  return (
    <RecordList<ClassRow>
      {...texts}
      calls={classCalls}
      page={pathOf('/admin/classes')}
      columns={COLUMNS}
      nameOf={(row) => `${row.name}, ${row.age_category.name}, ${GENDER_PERSON_LABELS[row.gender]}`}
      filters={['age_category_id']}
      notice={<RangeWarnings classes={classes} />}
    >
      <FilterSelect
        name="age_category_id"
        label={texts.allAges}
        allLabel={texts.allAges}
        options={ages.map((one) => ({ value: String(one.id), label: ageLabel(one) }))}
      />
    </RecordList>
  );
}
