// Filters of a list that got a name: one press, and the list is narrowed like that again.
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_SAVED, useSavedFilters, type SavedFilter } from '../lib/list-view';
import { toast } from '../lib/toast';
import { TOURNAMENT } from '../site/tournament-context';
import { ActionMenu, type MenuAction } from './action-menu';
import { IconButton } from './button';
import { FormDialog } from './form-dialog';
import { FormField, Input } from './form-field';
import { listTexts } from './list-texts';

const { saved: texts } = listTexts;
const NAME_LENGTH = 40;

/** What of an address belongs to a saved filter: not where one is in the list, and not which tournament it is about. */
function narrowing(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  kept.delete(TOURNAMENT);
  kept.sort();
  return kept.toString();
}

export function SavedFilters({ path }: { path: string }) {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useSavedFilters(path);
  const [isNaming, setNaming] = useState(false);
  const now = narrowing(params);
  const apply = ({ query }: SavedFilter) => {
    const next = new URLSearchParams(query);
    const tournament = params.get(TOURNAMENT);
    if (tournament !== null) next.set(TOURNAMENT, tournament);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const save = () => {
    if (now === '') return toast.info(texts.nothing);
    if (filters.length >= MAX_SAVED) return toast.info(texts.full);
    setNaming(true);
  };
  const actions: MenuAction[] = [
    ...filters.map((one) => ({ id: `use ${one.name}`, label: one.name, onSelect: () => apply(one) })),
    { id: 'save', label: texts.save, onSelect: save },
    ...filters
      // the one that is shown now can be taken away
      .filter((one) => one.query === now)
      .map((one) => ({
        id: `remove ${one.name}`,
        label: texts.remove(one.name),
        isDestructive: true,
        onSelect: () => setFilters(filters.filter((other) => other !== one)),
      })),
  ];
  return (
    <>
      <ActionMenu
        actions={actions}
        trigger={
          <IconButton label={texts.menu} size="sm" variant="outline">
            <Bookmark aria-hidden="true" fill={filters.some((one) => one.query === now) ? 'currentColor' : 'none'} />
          </IconButton>
        }
      />
      {isNaming ? (
        <NameDialog
          taken={filters.map((one) => one.name)}
          onClose={() => setNaming(false)}
          onSave={(name) => {
            setFilters([...filters.filter((one) => one.name !== name), { name, query: now }]);
            toast.success(texts.done(name));
            setNaming(false);
          }}
        />
      ) : null}
    </>
  );
}

interface NameDialogProps {
  taken: readonly string[];
  onSave(name: string): void;
  onClose(): void;
}

function NameDialog({ taken, onSave, onClose }: NameDialogProps) {
  const [text, setText] = useState('');
  const name = text.trim();
  return (
    <FormDialog
      title={texts.title}
      isBusy={false}
      isReady={name !== ''}
      hasCancel={false}
      onSubmit={() => onSave(name)}
      onClose={onClose}
    >
      <FormField label={texts.name} hint={taken.includes(name) ? texts.replaces : texts.hint}>
        {(props) => (
          <Input {...props} value={text} maxLength={NAME_LENGTH} onChange={(event) => setText(event.target.value)} />
        )}
      </FormField>
    </FormDialog>
  );
}
