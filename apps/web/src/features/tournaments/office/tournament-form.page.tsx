// /admin/tournament/create and /edit/:id: one tournament with its files (spec 2, "Tournament form").
import type { Path } from 'react-hook-form';
import * as tournamentSettingsCalls from '@gelanggang/contract/calls/tournament-settings';
import { TIME_ZONES, TOURNAMENT_STATUSES, type TournamentSettings } from '@gelanggang/contract/tournament-settings';
import { DEFAULT_RULE_SET } from '@gelanggang/domain/rules/rule-sets';
import { InputField, SelectField } from '@web/components/form-field';
import { RecordForm } from '@web/components/record-form';
import { plainText } from '@web/lib/plain-text';
import { MarkupField } from './components/markup-field';
import { RuleSetField } from './components/rule-set-field';
import { UploadField } from './components/upload-field';
import { tournamentAdminTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';

interface Values {
  name: string;
  short_name: string;
  technical_meeting_date: string;
  start_date: string;
  end_date: string;
  status: string;
  time_zone: string;
  registration_closes_at: string;
  rule_set: string;
  location: string;
  description: string;
  tournament_document: FileList | null;
  tournament_image: FileList | null;
}

function valuesOf(row: TournamentSettings | null): Values {
  return {
    name: row?.name ?? '',
    short_name: row?.short_name ?? '',
    technical_meeting_date: row?.technical_meeting_date ?? '',
    start_date: row?.start_date ?? '',
    end_date: row?.end_date ?? '',
    status: row?.status ?? 'inactive',
    time_zone: row?.time_zone ?? TIME_ZONES[0],
    registration_closes_at: row?.registration_closes_at ?? '',
    rule_set: row?.rule_set ?? DEFAULT_RULE_SET,
    location: row?.location ?? '',
    description: row?.description ?? '',
    tournament_document: null,
    tournament_image: null,
  };
}

function bodyOf(values: Values, version: number | undefined, isConfirmed: boolean): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') body.append(name, value);
    const file = typeof value === 'string' ? undefined : value?.[0];
    if (file) body.append(name, file);
  }
  if (version !== undefined) body.append('version', String(version));
  body.append('is_confirmed', String(isConfirmed));
  return body;
}

const compare = (name: Path<Values>, label: string) => ({ name, label });

const asText = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '');

const COMPARED = [
  compare('name', texts.name),
  compare('short_name', texts.shortName),
  compare('technical_meeting_date', texts.technicalMeeting),
  compare('start_date', texts.start),
  compare('end_date', texts.end),
  { ...compare('status', texts.status), show: (value: unknown) => statusName(value) },
  compare('time_zone', texts.timeZone),
  compare('registration_closes_at', texts.closes),
  compare('rule_set', texts.ruleSet),
  { ...compare('location', texts.location), show: asText },
  { ...compare('description', texts.description), show: asText },
];

/** Of the two files one is enough. */
const isChosen = (files: FileList | null): boolean => (files?.length ?? 0) > 0;

const statusName = (value: unknown): string => (value === 'active' ? texts.statuses.active : texts.statuses.inactive);

export default function TournamentFormPage() {
  return (
    <RecordForm<TournamentSettings, Values>
      calls={tournamentSettingsCalls}
      page={pathOf('/admin/tournament')}
      afterAdding={(id) => pathOf('/admin/tournament/setup/:id', { id })}
      titles={texts}
      loadFailed={texts.loadFailed}
      saveFailed={texts.saveFailed}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      compared={COMPARED}
    >
      {(form, row) => (
        <>
          <InputField form={form} name="name" label={texts.name} maxLength={200} />
          <InputField
            form={form}
            name="short_name"
            label={texts.shortName}
            hint={texts.shortNameHint}
            maxLength={16}
            isOptional
          />
          <InputField form={form} name="start_date" label={texts.start} type="date" />
          <InputField form={form} name="end_date" label={texts.end} type="date" />
          <InputField form={form} name="technical_meeting_date" label={texts.technicalMeeting} type="date" isOptional />
          <InputField
            form={form}
            name="registration_closes_at"
            label={texts.closes}
            hint={row ? texts.closesKeptHint : texts.closesHint}
            type="datetime-local"
            isOptional={row === null}
          />
          <SelectField
            form={form}
            name="status"
            label={texts.status}
            hint={texts.statusHint}
            options={TOURNAMENT_STATUSES.map((status) => ({ value: status, label: texts.statuses[status] }))}
          />
          <SelectField
            form={form}
            name="time_zone"
            label={texts.timeZone}
            options={TIME_ZONES.map((zone) => ({ value: zone, label: texts.timeZones[zone] }))}
          />
          <RuleSetField form={form} name="rule_set" />
          <UploadField
            form={form}
            name="tournament_document"
            label={texts.document}
            hint={row ? texts.documentHint : `${texts.documentHint} ${texts.oneFileHint}`}
            accept=".pdf,.doc,.docx,.xls,.xlsx"
            current={row?.document}
            isOptional={row !== null || isChosen(form.watch('tournament_image'))}
          />
          <UploadField
            form={form}
            name="tournament_image"
            label={texts.image}
            hint={row ? texts.imageHint : `${texts.imageHint} ${texts.oneFileHint}`}
            accept=".jpg,.jpeg,.png,.webp"
            current={row?.image}
            isOptional={row !== null || isChosen(form.watch('tournament_document'))}
          />
          <MarkupField form={form} name="location" label={texts.location} height="4rem" isShort />
          <MarkupField form={form} name="description" label={texts.description} height="10rem" />
        </>
      )}
    </RecordForm>
  );
}
