// What a page of the office shows while there is no tournament yet, and where one begins.
import { pathOf } from '../site/routes';
import { usePermissions } from '../site/account';
import { ButtonLink } from './button';
import { noTournamentTexts as texts } from './office-texts';
import { EmptyState } from './states';

export function NoTournament() {
  const permissions = usePermissions();
  const canAdd = permissions.has('manage tournament');
  return (
    <EmptyState text={texts.none} hint={canAdd ? texts.hint : undefined}>
      {canAdd ? (
        <ButtonLink to={pathOf('/admin/tournament/create')} variant="solid">
          {texts.add}
        </ButtonLink>
      ) : null}
      {permissions.has('manage system') ? <ButtonLink to={pathOf('/admin/handover')}>{texts.take}</ButtonLink> : null}
    </EmptyState>
  );
}
