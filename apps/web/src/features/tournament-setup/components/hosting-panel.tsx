// What a tournament's hosting tier takes and how many are entered; the admin sets the tier.
import { Box, chakra } from '@chakra-ui/react';
import * as placesCalls from '@gelanggang/contract/calls/places';
import {
  HOSTING_LABELS,
  HOSTING_PLACES,
  HOSTING_TIERS,
  type HostingTier,
  placesLeft,
} from '@gelanggang/domain/tournament/places';
import { ButtonLink } from '@web/components/button';
import { FormField, Select } from '@web/components/form-field';
import { SkeletonLine } from '@web/components/states';
import { told } from '@web/lib/told';
import { useCall } from '@web/lib/use-call';
import { usePermissions } from '@web/site/account';
import { pathOf } from '@web/site/routes';
import { setupTexts } from '../texts';
import { useSend } from '@web/lib/use-send';

const texts = setupTexts.hosting;
const choice = (tier: HostingTier) => texts.choice(HOSTING_LABELS[tier], HOSTING_PLACES[tier]);

/** `tournamentId`: undefined until it is known. */
export function HostingPanel({ tournamentId }: { tournamentId: number | undefined }) {
  const maySet = usePermissions().has('manage system');
  return tournamentId === undefined ? (
    <PanelLoading isField={maySet} />
  ) : (
    <Hosting tournamentId={tournamentId} maySet={maySet} />
  );
}

function Hosting({ tournamentId, maySet }: { tournamentId: number; maySet: boolean }) {
  const { data: hosting, isPending } = useCall(placesCalls.read, { params: { id: tournamentId } });
  const save = useSend(
    placesCalls.save,
    (tier: HostingTier) => ({ params: { id: tournamentId }, body: { hosting_tier: tier } }),
    {
      forgets: [placesCalls.read],
      evenRefused: true,
      ...told(texts.failed),
    },
  );
  if (isPending) return <PanelLoading isField={maySet} />;
  if (!hosting) return null;
  const isOver = hosting.places !== null && hosting.taken > hosting.places;
  const isFull = placesLeft(hosting.places, hosting.taken) === 0;
  return (
    <Box borderWidth="1px" rounded="md" p="4" mb="5" maxW="form" display="grid" gap="2">
      {maySet ? (
        <FormField label={texts.title} hint={texts.counts}>
          {(props) => (
            <Select
              {...props}
              value={hosting.hosting_tier}
              disabled={save.isPending}
              onChange={(event) => save.mutate(event.target.value as HostingTier)}
            >
              {HOSTING_TIERS.map((tier) => (
                <option key={tier} value={tier}>
                  {choice(tier)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      ) : (
        <chakra.p>
          <chakra.span fontWeight="semibold">{texts.title}</chakra.span> {choice(hosting.hosting_tier)}
        </chakra.p>
      )}
      <chakra.p color={isFull ? 'status.warn.fg' : 'fg.muted'}>{texts.taken(hosting.taken, hosting.places)}</chakra.p>
      <ButtonLink size="sm" justifySelf="start" to={`${pathOf('/admin/fee-setting')}?tournament_id=${tournamentId}`}>
        {setupTexts.fees.title}
      </ButtonLink>
      {isOver ? <chakra.p color="status.warn.fg">{texts.over}</chakra.p> : null}
    </Box>
  );
}

/** As high as what comes, so that the list below stays where it is. */
const PanelLoading = ({ isField }: { isField: boolean }) => (
  <Box
    borderWidth="1px"
    rounded="md"
    p="4"
    mb="5"
    maxW="form"
    display="grid"
    gap="3"
    alignContent="start"
    minH={isField ? { base: '13.5rem', md: '11.5rem' } : { base: '10.4rem', md: '8.2rem' }}
  >
    <SkeletonLine w="60%" />
    <SkeletonLine w="80%" />
    <SkeletonLine w="40%" />
  </Box>
);
