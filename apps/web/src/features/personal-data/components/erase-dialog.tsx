// Asks for the tournament's name before its personal data goes.
import * as personalDataCalls from '@gelanggang/contract/calls/personal-data';
import type { PersonalDataRow } from '@gelanggang/contract/personal-data';
import { NameToConfirm } from '@web/components/name-to-confirm';
import { useSend } from '@web/lib/use-send';
import { personalDataTexts as texts } from '../texts';

export function EraseDialog({ row, onClose }: { row: PersonalDataRow; onClose(): void }) {
  const erase = useSend(
    personalDataCalls.erase,
    { params: { id: row.tournament_id } },
    { forgets: [personalDataCalls.list] },
  );
  const asked = {
    ...{ title: texts.eraseTitle, question: texts.question, label: texts.confirmation },
    ...{ tells: [texts.goes, texts.stays], sends: texts.erase, failed: texts.failed },
  };
  return <NameToConfirm remove={erase} name={row.name} texts={asked} onClose={onClose} />;
}
