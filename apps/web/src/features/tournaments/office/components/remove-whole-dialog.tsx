// Asks for the tournament's name before it goes with everything in it.
import * as tournamentSettingsCalls from '@gelanggang/contract/calls/tournament-settings';
import type { TournamentSettings } from '@gelanggang/contract/tournament-settings';
import { NameToConfirm } from '@web/components/name-to-confirm';
import { EVERYTHING } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { tournamentAdminTexts as texts } from '../texts';

export function RemoveWholeDialog({ row, onClose }: { row: TournamentSettings; onClose(): void }) {
  const remove = useSend(tournamentSettingsCalls.removeWhole, { params: { id: row.id } }, { forgets: EVERYTHING });
  const asked = {
    ...{ title: texts.removeWholeTitle, question: texts.question, label: texts.removeWholeName },
    ...{ tells: [texts.removeWholeGoes, texts.removeWholeWhen], sends: texts.removeWhole, failed: texts.saveFailed },
  };
  return <NameToConfirm remove={remove} name={row.name} texts={asked} onClose={onClose} />;
}
