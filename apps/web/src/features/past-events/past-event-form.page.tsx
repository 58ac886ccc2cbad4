// /admin/past-events/create and /edit/:id: what an old event was called, where and when it was, and how far it reached.
import * as pastEventCalls from '@gelanggang/contract/calls/past-events';
import type { OwnPastEventRow } from '@gelanggang/contract/past-events';
import { EVENT_LEVEL_LABELS, EVENT_LEVELS, type EventLevel } from '@gelanggang/domain/past-events/levels';
import { InputField, SelectField } from '@web/components/form-field';
import { RecordForm } from '@web/components/record-form';
import { pathOf } from '@web/site/routes';
import { pastTexts as texts } from './texts';

interface Values {
  name: string;
  place: string;
  level: string;
  start_date: string;
  end_date: string;
}

const valuesOf = (row: OwnPastEventRow | null): Values => ({
  name: row?.name ?? '',
  place: row?.place ?? '',
  level: row?.level ?? '',
  start_date: row?.start_date ?? '',
  end_date: row?.end_date ?? '',
});

export default function PastEventFormPage() {
  return (
    <RecordForm<OwnPastEventRow, Values>
      calls={pastEventCalls}
      page={pathOf('/admin/past-events')}
      titles={texts}
      loadFailed={texts.loadFailed}
      saveFailed={texts.saveFailed}
      valuesOf={valuesOf}
      bodyOf={(values, version) => ({ ...values, version })}
      afterAdding={(id) => pathOf('/admin/past-events/results/:id', { id })}
      compared={[
        { name: 'name', label: texts.name },
        { name: 'place', label: texts.place },
        { name: 'level', label: texts.level, show: (level) => EVENT_LEVEL_LABELS[level as EventLevel] },
        { name: 'start_date', label: texts.start },
        { name: 'end_date', label: texts.end },
      ]}
    >
      {(form) => (
        <>
          <InputField form={form} name="name" label={texts.name} maxLength={200} />
          <InputField form={form} name="place" label={texts.place} maxLength={200} />
          <SelectField
            form={form}
            name="level"
            label={texts.level}
            options={EVENT_LEVELS.map((level) => ({ value: level, label: EVENT_LEVEL_LABELS[level] }))}
          />
          <InputField form={form} name="start_date" label={texts.start} type="date" />
          <InputField form={form} name="end_date" label={texts.end} type="date" />
        </>
      )}
    </RecordForm>
  );
}
