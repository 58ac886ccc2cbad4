// /admin/tournament/setup/:id/arenas: all arenas of a tournament in one form (issue 30, 12).
import { Box, chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { SetUpAnswer } from '@gelanggang/contract/setting-up';
import { MOST_AT_ONCE } from '@gelanggang/domain/tournament/at-once';
import { Button, IconButton } from '@web/components/button';
import { FormField, Input } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { idOf } from '@web/lib/id-of';
import { pathOf } from '@web/site/routes';
import { useContextOf } from '@web/site/tournament-context';
import { refusalsOf } from './at-once';
import { LeadOn } from './components/lead-on';
import { nextPath } from './next-path';
import { useSetUp } from './set-up.api';
import { setUpTexts } from './set-up.texts';
import { told } from '@web/lib/told';
import { useSend } from '@web/lib/use-send';
import * as settingUpCalls from '@gelanggang/contract/calls/setting-up';
import { EVERYTHING } from '@web/lib/use-call';

const texts = setUpTexts.several;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The usual names that no arena has yet. */
const freeNames = (taken: readonly string[]) =>
  LETTERS.map((letter) => `Gelanggang ${letter}`).filter((name) => !taken.includes(name));

export default function SeveralArenasPage() {
  const id = idOf(useParams().id);
  const setUp = useSetUp(id);
  useContextOf(id ?? undefined);
  if (id === null) return <EmptyState text={setUpTexts.loadFailed} />;
  if (setUp.isError && !setUp.data) return <ErrorState error={setUp.error} onRetry={() => void setUp.refetch()} />;
  return setUp.data ? <ArenasForm setUp={setUp.data} /> : <PageLoading />;
}

function ArenasForm({ setUp }: { setUp: SetUpAnswer }) {
  const { id, name } = setUp.tournament;
  const navigate = useNavigate();
  const [first] = useState(() => freeNames(setUp.arenas).slice(0, 2));
  const [names, setNames] = useState<readonly string[]>(first);
  const save = useSend(
    settingUpCalls.addArenas,
    (names: readonly string[]) => ({ params: { id }, body: { arenas: names.map((name) => ({ name })) } }),
    { forgets: EVERYTHING },
  );
  const refused = refusalsOf(save.error);
  const change = (at: number, typed: string) => setNames(names.map((one, index) => (index === at ? typed : one)));
  const add = () => setNames([...names, freeNames([...setUp.arenas, ...names])[0] ?? '']);
  const submit = () =>
    save.mutate(
      names,
      told(setUpTexts.saveFailed, () => void navigate(nextPath(setUp, 'arenas'), { replace: true })),
    );
  return (
    <>
      <PageHeader title={texts.arenas} />
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <LeadOn lead={texts.arenasLead} tournament={name} />
        {setUp.arenas.length > 0 ? (
          <chakra.p textStyle="sm" mb="4">
            {texts.arenasStanding(setUp.arenas.join(', '))}
          </chakra.p>
        ) : null}
        <chakra.ul display="grid" gap="4" maxW="form">
          {names.map((typed, at) => (
            <chakra.li key={at} display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="2" alignItems="start">
              <FormField label={texts.arena(at + 1)} error={refused(`arenas.${at}.name`)}>
                {(props) => (
                  <Input
                    {...props}
                    value={typed}
                    maxLength={100}
                    onChange={(event) => change(at, event.target.value)}
                  />
                )}
              </FormField>
              <IconButton
                mt="7"
                label={texts.without(typed || texts.arena(at + 1))}
                disabled={names.length === 1}
                onClick={() => setNames(names.filter((_, index) => index !== at))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </chakra.li>
          ))}
        </chakra.ul>
        <Box mt="4">
          <Button size="sm" onClick={add} disabled={names.length === MOST_AT_ONCE}>
            <Plus aria-hidden="true" />
            {texts.addArena}
          </Button>
        </Box>
        <SaveBar
          // a minute of work, proposed again as it was
          form={null}
          isDirty={names !== first && !save.isSuccess}
          isSaving={save.isPending}
          cancelTo={pathOf('/admin/tournament/setup/:id', { id })}
        />
      </chakra.form>
    </>
  );
}
