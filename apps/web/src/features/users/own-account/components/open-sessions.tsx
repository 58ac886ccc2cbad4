// The devices that are signed in with this account, and how to sign them out.
import * as ownAccountCalls from '@gelanggang/contract/calls/own-account';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { SessionAnswer } from '@gelanggang/contract/users';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { ErrorState, SkeletonLine } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { formatDate, formatMoment } from '@web/lib/formats';
import { told } from '@web/lib/told';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { deviceName } from '@gelanggang/domain/words/device-name';
import { accountTexts as texts } from '../texts';
import { Section } from './section';

/** The newest are the ones that somebody knows. */
const SHOWN_FIRST = 5;

const SHOWN = {
  forgets: [ownAccountCalls.sessions],
  ...told(texts.failed),
};

export function OpenSessions() {
  const sessions = useCall(ownAccountCalls.sessions);
  const end = useSend(ownAccountCalls.endSession, (id: number) => ({ params: { id } }), SHOWN);
  const endOthers = useSend(ownAccountCalls.endOtherSessions, {}, SHOWN);
  const [isAsked, setAsked] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const count = sessions.data?.length ?? 0;
  return (
    <Section title={texts.sessions} lead={texts.sessionsLead}>
      {sessions.error ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : sessions.data ? (
        <chakra.ul>
          {sessions.data.slice(0, isWhole ? undefined : SHOWN_FIRST).map((one) => (
            <OpenSession
              key={one.id}
              open={one}
              busy={end.isPending && end.variables === one.id}
              onEnd={() => end.mutate(one.id)}
            />
          ))}
        </chakra.ul>
      ) : (
        <SkeletonLine w="60%" />
      )}
      {count > 1 ? (
        <Box display="flex" flexWrap="wrap" gap="2" mt="3">
          <Button size="sm" onClick={() => setAsked(true)}>
            {texts.endOthers}
          </Button>
          {count > SHOWN_FIRST && !isWhole ? (
            <Button size="sm" variant="plain" onClick={() => setWhole(true)}>
              {texts.showAll(count)}
            </Button>
          ) : null}
        </Box>
      ) : null}
      <ConfirmDialog
        open={isAsked}
        title={texts.endOthersTitle}
        question={texts.endOthersQuestion}
        confirmText={texts.endOthers}
        busy={endOthers.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => endOthers.mutate(undefined, { onSuccess: () => setAsked(false) })}
      />
    </Section>
  );
}

function OpenSession({ open, busy, onEnd }: { open: SessionAnswer; busy: boolean; onEnd(): void }) {
  const device = deviceName(open.user_agent);
  const used = new Date(open.last_used_at);
  const day = `${used.getFullYear()}-${String(used.getMonth() + 1).padStart(2, '0')}-${String(used.getDate()).padStart(2, '0')}`;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      py="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, pt: 0 }}
    >
      <Box minW="0" flex="1">
        <chakra.p fontWeight="semibold">{device}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.lastUsed(formatDate(day), formatMoment(used))}
        </chakra.p>
      </Box>
      {open.is_current ? (
        <Tag tone="ok">{texts.thisOne}</Tag>
      ) : (
        <Button size="sm" busy={busy} onClick={onEnd} aria-label={texts.endOf(device)}>
          {texts.end}
        </Button>
      )}
    </chakra.li>
  );
}
