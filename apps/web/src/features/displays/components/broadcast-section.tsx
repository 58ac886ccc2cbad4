// The addresses of overlays of a tournament's arenas, and whether broadcasts wait for the announcer.
import { pathOf } from '@web/site/routes';
import { Box, chakra, Link } from '@chakra-ui/react';
import * as broadcastCalls from '@gelanggang/contract/calls/broadcast';
import { LANGUAGE_NAMES } from '@gelanggang/contract/languages';
import type { LiveArena } from '@gelanggang/contract/live';
import { OVERLAY_PART_LABELS, OVERLAY_PARTS } from '@gelanggang/domain/displays/overlay-part';
import { type Language, LANGUAGES } from '@gelanggang/domain/words/languages';
import { officeLanguageTexts } from '@web/site/office-language-texts';
import { Button } from '@web/components/button';
import { FormField, Select } from '@web/components/form-field';
import { toast } from '@web/lib/toast';
import { NAMES_TOURNAMENT, useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { useJoinedSnapshot } from '@web/live/joined-snapshot';
import { ADDRESS_PARTS } from '../overlay/address-parts';
import { broadcastTexts as texts } from '../overlay/texts';
import { useScreensTournament } from '../screens-tournament';
import { TournamentSection } from './tournament-section';

export function BroadcastSection() {
  const { tournaments, tournament, choose } = useScreensTournament();
  const { data: snapshot } = useJoinedSnapshot(tournament?.slug ?? null);
  if (!tournament) return null;
  const arenas = snapshot?.arenas ?? [];
  return (
    <TournamentSection texts={texts} tournaments={tournaments} chosen={tournament.id} onChoose={choose}>
      {arenas[0] ? <Waiting key={tournament.id} tournamentId={tournament.id} arenaId={arenas[0].id} /> : null}
      {snapshot && arenas.length === 0 ? <chakra.p mt="4">{texts.noArenas}</chakra.p> : null}
      <Box mt="4" borderBottomWidth="1px">
        {arenas.map((arena) => (
          <Overlays key={arena.id} arena={arena} />
        ))}
      </Box>
    </TournamentSection>
  );
}

function Waiting({ tournamentId, arenaId }: { tournamentId: number; arenaId: number }) {
  const { data } = useCall(broadcastCalls.ofArena, { params: { id: arenaId } }, NAMES_TOURNAMENT);
  const send = useSend(
    broadcastCalls.set,
    (waits: boolean) => ({ params: { id: tournamentId }, body: { waits_for_announcer: waits } }),
    { forgets: [broadcastCalls.ofArena], isTold: true },
  );
  const sendLanguage = useSend(
    broadcastCalls.setLanguage,
    (language: Language | null) => ({ params: { id: tournamentId }, body: { language } }),
    { forgets: [broadcastCalls.ofArena], isTold: true },
  );
  if (!data) return null;
  return (
    <Box mt="4">
      <Box maxW="26rem" mb="4">
        <FormField label={officeLanguageTexts.screens}>
          {(props) => (
            <Select
              {...props}
              value={data.tournament.language ?? ''}
              disabled={sendLanguage.isPending}
              onChange={({ target: { value } }) =>
                sendLanguage.mutate(LANGUAGES.find((language) => language === value) ?? null)
              }
            >
              <option value="">{officeLanguageTexts.asSite}</option>
              {LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {LANGUAGE_NAMES[one]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </Box>
      <chakra.label display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
        <chakra.input
          type="checkbox"
          boxSize="5"
          accentColor="marun.solid"
          checked={data.waits_for_announcer}
          disabled={send.isPending}
          onChange={(event) => send.mutate(event.target.checked)}
        />
        {texts.waits}
      </chakra.label>
      <chakra.p textStyle="sm" color="fg.muted" mt="1">
        {texts.waitsHint}
      </chakra.p>
    </Box>
  );
}

function Overlays({ arena }: { arena: LiveArena }) {
  const path = pathOf('/overlay/:arena', { arena: arena.id });
  const copy = () =>
    // browsers have no clipboard on plain http
    Promise.resolve(navigator.clipboard?.writeText(window.location.origin + path)).then(
      () => ('clipboard' in navigator ? toast.success(texts.copied) : toast.error(texts.notCopied)),
      () => toast.error(texts.notCopied),
    );
  return (
    <Box borderTopWidth="1px" py="3" display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <chakra.span fontWeight="bold" minW="9rem">
        {arena.name}
      </chakra.span>
      <Link href={path} target="_blank">
        {texts.automatic}
      </Link>
      {OVERLAY_PARTS.map((part) => (
        <Link key={part} href={`${path}?tampil=${ADDRESS_PARTS[part]}`} target="_blank">
          {OVERLAY_PART_LABELS[part]}
        </Link>
      ))}
      <Link href={`${path}?sudut=tukar`} target="_blank">
        {texts.swapped}
      </Link>
      <Link href={pathOf('/siaran/:arena', { arena: arena.id })} target="_blank">
        {texts.obs}
      </Link>
      <chakra.span flex="1" />
      <Button size="sm" aria-label={`${texts.copy} ${arena.name}`} onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </Box>
  );
}
