// /admin/tournament-activity/create and /edit/:id: one activity of a tournament (spec 2, "Tournament activity list and form").
import { pathOf } from '@web/site/routes';
import * as activityCalls from '@gelanggang/contract/calls/activities';
import type { ActivityRow } from '@gelanggang/contract/tournament-setup';
import { InputField, TextareaField } from '@web/components/form-field';
import { RecordForm } from '@web/components/record-form';
import { TournamentField } from './components/tournament-choice';
import { setupTexts } from './texts';

const texts = setupTexts.activities;

interface Values {
  tournament_id: string;
  name: string;
  description: string;
  start_date: string;
  end_date: string;
}

function valuesOf(row: ActivityRow | null): Values {
  return {
    tournament_id: String(row?.tournament_id ?? ''),
    name: row?.name ?? '',
    description: row?.description ?? '',
    start_date: row?.start_date ?? '',
    end_date: row?.end_date ?? '',
  };
}

export default function ActivityFormPage() {
  return (
    <RecordForm<ActivityRow, Values>
      calls={activityCalls}
      page={pathOf('/admin/tournament-activity')}
      titles={texts}
      loadFailed={setupTexts.loadFailed}
      saveFailed={setupTexts.saveFailed}
      valuesOf={valuesOf}
      bodyOf={(values, version) => ({ ...values, version })}
      compared={[
        { name: 'name', label: texts.name },
        { name: 'description', label: setupTexts.description },
        { name: 'start_date', label: texts.start },
        { name: 'end_date', label: texts.end },
      ]}
    >
      {(form, row) => (
        <>
          <TournamentField form={form} current={row?.tournament} />
          <InputField form={form} name="name" label={texts.name} maxLength={200} />
          <InputField form={form} name="start_date" label={texts.start} type="date" isOptional />
          <InputField form={form} name="end_date" label={texts.end} type="date" isOptional />
          <TextareaField form={form} name="description" label={setupTexts.description} isOptional maxLength={5000} />
        </>
      )}
    </RecordForm>
  );
}
