// /arena-login: signs this laptop in for one arena, by the code that the desk has made.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as arenaCodeCalls from '@gelanggang/contract/calls/arena-codes';
import { ARENA_CODE_LENGTH } from '@gelanggang/contract/arena-codes';
import { Button } from '@web/components/button';
import { FormField, Input } from '@web/components/form-field';
import { HttpError, messageOf } from '@web/lib/http';
import { queryClient } from '@web/lib/query-client';
import { session } from '@web/lib/session';
import { Panel, PanelForm } from '@web/components/panel';
import { arenaTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';
import { useSend } from '@web/lib/use-send';

export default function ArenaLoginPage() {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const letters = code.replace(/[^A-Za-z0-9]/g, '');
  const signIn = useSend(arenaCodeCalls.signIn, () => ({ body: { code } }), {
    onSuccess: ({ access_token: token, arena_id: arenaId }) => {
      // what another account has fetched on this laptop is none of this arena's business
      queryClient.clear();
      session.begin(token, { name: texts.laptopName });
      void navigate(pathOf('/admin/arena/:id', { id: arenaId }), { replace: true });
    },
  });
  const fault =
    signIn.error instanceof HttpError ? (signIn.error.fields.code?.[0] ?? messageOf(signIn.error)) : undefined;
  return (
    <Panel title={texts.loginTitle} lead={texts.loginLead}>
      <PanelForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (letters.length === ARENA_CODE_LENGTH) signIn.mutate();
        }}
      >
        <FormField label={texts.loginCode} error={fault}>
          {(props) => (
            <Input
              {...props}
              value={code}
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              fontSize="2xl"
              fontWeight="bold"
              letterSpacing=".1em"
              textTransform="uppercase"
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </FormField>
        <Button type="submit" variant="solid" busy={signIn.isPending} disabled={letters.length !== ARENA_CODE_LENGTH}>
          {texts.loginSubmit}
        </Button>
      </PanelForm>
    </Panel>
  );
}
