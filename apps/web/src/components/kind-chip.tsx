// Leads between the tanding page and the seni page of a tournament; filters of one mean nothing on the other.
import { MATCH_KIND_LABELS, MATCH_KINDS } from '@gelanggang/domain/words/labels';
import { useLocation, useNavigate } from 'react-router-dom';
import { texts } from '../site/texts';
import { FilterChip } from './list-filters';

const LAST_PART = /\/(tanding|seni)\/?$/;

export function KindChip() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <FilterChip
      label={texts.nav.kind}
      value={LAST_PART.exec(pathname)?.[1] ?? ''}
      options={MATCH_KINDS.map((kind) => ({ value: kind, label: MATCH_KIND_LABELS[kind] }))}
      isActive
      isRequired
      onChoose={(kind) => void navigate(pathname.replace(LAST_PART, `/${kind}`))}
    />
  );
}
