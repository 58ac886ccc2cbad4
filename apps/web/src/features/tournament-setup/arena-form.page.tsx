// /admin/tournament-arena/create and /edit/:id: one arena of a tournament (spec 2, "Arena list and form").
import { pathOf } from '@web/site/routes';
import * as arenaCalls from '@gelanggang/contract/calls/arenas';
import type { ArenaRow } from '@gelanggang/contract/tournament-setup';
import { InputField } from '@web/components/form-field';
import { RecordForm } from '@web/components/record-form';
import { TournamentField } from './components/tournament-choice';
import { setupTexts } from './texts';

const texts = setupTexts.arenas;

interface Values {
  tournament_id: string;
  name: string;
  code: string;
}

export default function ArenaFormPage() {
  return (
    <RecordForm<ArenaRow, Values>
      calls={arenaCalls}
      page={pathOf('/admin/tournament-arena')}
      titles={texts}
      loadFailed={setupTexts.loadFailed}
      saveFailed={setupTexts.saveFailed}
      valuesOf={(row) => ({
        tournament_id: String(row?.tournament_id ?? ''),
        name: row?.name ?? '',
        code: row?.code ?? '',
      })}
      bodyOf={(values, version) => ({ ...values, version })}
      compared={[
        { name: 'name', label: texts.name },
        { name: 'code', label: texts.code },
      ]}
    >
      {(form, row) => (
        <>
          <TournamentField form={form} current={row?.tournament} />
          <InputField form={form} name="name" label={texts.name} maxLength={100} />
          <InputField
            form={form}
            name="code"
            label={texts.code}
            hint={texts.codeHint}
            isOptional
            maxLength={4}
            autoCapitalize="characters"
            autoComplete="off"
          />
        </>
      )}
    </RecordForm>
  );
}
