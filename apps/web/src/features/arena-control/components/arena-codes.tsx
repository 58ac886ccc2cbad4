// Laptops of the arenas: a code to sign one in, and those that are signed in, to be sent out again.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ArenaCode, ArenaCodeRow } from '@gelanggang/contract/arena-codes';
import type { ArenaRow } from '@gelanggang/contract/arena-control';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { formatMoment } from '@web/lib/formats';
import { arenaTexts as texts } from '../texts';
import { useCall } from '@web/lib/use-call';
import * as arenaCodeCalls from '@gelanggang/contract/calls/arena-codes';
import { useSend } from '@web/lib/use-send';
import { toast } from '@web/lib/toast';
import { messageOf } from '@web/lib/http';

const OF_CODES = { forgets: [arenaCodeCalls.list], evenRefused: true };

export function ArenaCodes({ arenas }: { arenas: ArenaRow[] }) {
  const [isOpen, setOpen] = useState(false);
  const codes = useCall(arenaCodeCalls.list, isOpen ? {} : null, { refetchInterval: 5_000 });
  const [made, setMade] = useState<{ arenaId: number; code: ArenaCode } | null>(null);
  const make = useSend(arenaCodeCalls.make, (arenaId: number) => ({ body: { arena_id: arenaId } }), {
    ...OF_CODES,
    onError: (error) => toast.error(messageOf(error)),
  });
  const revoke = useSend(arenaCodeCalls.revoke, (id: number) => ({ params: { id } }), { ...OF_CODES, isTold: true });
  const close = () => {
    setOpen(false);
    setMade(null);
  };
  return (
    <Box>
      <Button size="sm" onClick={() => setOpen(true)}>
        {texts.laptops}
      </Button>
      {isOpen ? (
        <Dialog open onClose={close} width="36rem" title={texts.laptops}>
          <chakra.p color="fg.muted">{texts.laptopsLead}</chakra.p>
          <chakra.ul mt="3">
            {arenas.map((arena) => (
              <chakra.li key={arena.id} borderTopWidth="1px" py="3" display="grid" gap="2">
                <Box display="flex" alignItems="center" gap="3">
                  <chakra.span flex="1" fontWeight="semibold">
                    {arena.name}
                  </chakra.span>
                  <Button
                    size="sm"
                    busy={make.isPending && make.variables === arena.id}
                    onClick={() =>
                      make.mutate(arena.id, { onSuccess: ({ data }) => setMade({ arenaId: arena.id, code: data }) })
                    }
                  >
                    {texts.makeCode}
                  </Button>
                </Box>
                {made?.arenaId === arena.id ? <Code code={made.code} rows={codes.data ?? []} /> : null}
                {(codes.data ?? [])
                  .filter((row) => row.arena_id === arena.id)
                  .map((row) => (
                    <Box key={row.id} display="flex" alignItems="center" gap="3" textStyle="sm">
                      <chakra.span flex="1" color="fg.muted">
                        {row.used_at
                          ? texts.laptopSince(formatMoment(row.used_at))
                          : texts.codeUntil(formatMoment(row.expires_at))}
                      </chakra.span>
                      <Button size="sm" disabled={revoke.isPending} onClick={() => revoke.mutate(row.id)}>
                        {row.used_at ? texts.sendOut : texts.cancelCode}
                      </Button>
                    </Box>
                  ))}
              </chakra.li>
            ))}
          </chakra.ul>
        </Dialog>
      ) : null}
    </Box>
  );
}

/** Shown until it is used or over. */
function Code({ code, rows }: { code: ArenaCode; rows: ArenaCodeRow[] }) {
  const row = rows.find((one) => one.id === code.id);
  if (row?.used_at) return <chakra.p color="status.ok.fg">{texts.codeUsed}</chakra.p>;
  return (
    <Box p="3" rounded="md" bg="bg.muted" textAlign="center">
      <chakra.p textStyle="display.figure" fontSize="4xl" letterSpacing=".06em" data-arena-code={code.code}>
        {code.code.slice(0, 4)} {code.code.slice(4)}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted">
        {texts.codeHow(`${window.location.host}/arena-login`)}
      </chakra.p>
    </Box>
  );
}
