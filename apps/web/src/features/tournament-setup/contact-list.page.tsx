// /admin/contact-person: whom to ask about a tournament (spec 2, "Contact person list and form").
import { pathOf } from '@web/site/routes';
import * as contactPersonCalls from '@gelanggang/contract/calls/contact-persons';
import type { ContactPersonRow } from '@gelanggang/contract/tournament-setup';
import { phoneText } from '@gelanggang/domain/words/phones';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { Column } from '@web/components/table-columns';
import { TournamentFilter } from '@web/components/list-page';
import { RecordList } from '@web/components/record-list';
import { setupTexts } from './texts';

const texts = setupTexts.contacts;

const COLUMNS: readonly Column<ContactPersonRow>[] = [
  { key: 'tournament', title: setupTexts.tournament, cell: (row) => row.tournament.name },
  { key: 'name', title: texts.name, cell: (row) => shownName(row.name), isName: true },
  { key: 'description', title: setupTexts.description, cell: (row) => row.description || '–' },
  { key: 'phone', title: texts.phone, cell: (row) => phoneText(row.phone) || '–' },
  { key: 'email', title: texts.email, cell: (row) => row.email || '–' },
];

export default function ContactListPage() {
  return (
    <RecordList<ContactPersonRow>
      {...texts}
      calls={contactPersonCalls}
      page={pathOf('/admin/contact-person')}
      columns={COLUMNS}
      nameOf={(row) => `${shownName(row.name)}, ${row.tournament.name}`}
      filters={['tournament_id']}
    >
      <TournamentFilter label={setupTexts.allTournaments} allLabel={setupTexts.allTournaments} />
    </RecordList>
  );
}
