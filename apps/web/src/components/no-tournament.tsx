// What a page of the office shows while there is no tournament yet, and where one begins.
import { pathOf } from '../site/routes';
import { usePermissions } from '../site/account';
import { ButtonLink } from './button';
import { EmptyState } from './states';

const texts = {
  none: 'Belum ada turnamen.',
  hint: 'Semuanya dimulai dari sebuah turnamen: tanggal, gelanggang, kategori, lalu pendaftaran.',
  add: 'Turnamen baru',
  take: 'Terima dari server utama',
};

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
