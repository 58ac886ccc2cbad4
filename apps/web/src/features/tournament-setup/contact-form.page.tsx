// /admin/contact-person/create and /edit/:id: one contact person of a tournament (spec 2, "Contact person list and form").
import { pathOf } from '@web/site/routes';
import * as contactPersonCalls from '@gelanggang/contract/calls/contact-persons';
import type { ContactPersonRow } from '@gelanggang/contract/tournament-setup';
import { InputField, TextareaField } from '@web/components/form-field';
import { RecordForm } from '@web/components/record-form';
import { useAddress } from '@web/lib/address';
import { session, type SessionUser } from '@web/lib/session';
import { TournamentField } from './components/tournament-choice';
import { setupTexts } from './texts';

const texts = setupTexts.contacts;

interface Values {
  tournament_id: string;
  name: string;
  description: string;
  phone: string;
  email: string;
}

/** The first one begins with who writes it: that is the usual contact. */
function valuesOf(row: ContactPersonRow | null, writer: SessionUser | null): Values {
  return {
    tournament_id: String(row?.tournament_id ?? ''),
    name: (row ?? writer)?.name ?? '',
    description: row?.description ?? '',
    phone: row?.phone ?? '',
    email: (row ?? writer)?.email ?? '',
  };
}

export default function ContactFormPage() {
  const isFirst = useAddress().get('back') !== '';
  const writer = isFirst ? session.user : null;
  return (
    <RecordForm<ContactPersonRow, Values>
      calls={contactPersonCalls}
      page={pathOf('/admin/contact-person')}
      titles={texts}
      loadFailed={setupTexts.loadFailed}
      saveFailed={setupTexts.saveFailed}
      valuesOf={(row) => valuesOf(row, writer)}
      bodyOf={(values, version) => ({ ...values, version })}
      compared={[
        { name: 'name', label: texts.name },
        { name: 'description', label: setupTexts.description },
        { name: 'phone', label: texts.phone },
        { name: 'email', label: texts.email },
      ]}
    >
      {(form, row) => (
        <>
          <TournamentField form={form} current={row?.tournament} />
          <InputField form={form} name="name" label={texts.name} maxLength={100} />
          <InputField form={form} name="phone" label={texts.phone} type="tel" isOptional maxLength={50} />
          <InputField form={form} name="email" label={texts.email} isOptional maxLength={200} inputMode="email" />
          <TextareaField form={form} name="description" label={setupTexts.description} isOptional maxLength={1000} />
        </>
      )}
    </RecordForm>
  );
}
