// Whether the matches fit on the mats: the sentence first, then its figures, then each day and arena.
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { DayPlanAnswer, SetUpAnswer } from '@gelanggang/contract/setting-up';
import { formatNumber } from '@web/lib/formats';
import { BASES, type Basis, type Capacity, capacityOf, daysOf, rateOf, toDayPlan } from '../capacity';
import { setUpTexts as texts } from '../set-up.texts';
import { DayPlanForm } from './day-plan-form';
import { AgeLoads, MatDays } from './mat-days';

/** Rounds, rest and delays take what an estimate does not see. */
const TIGHT_PERCENT = 85;

const hours = (seconds: number): string =>
  (seconds / 3600).toLocaleString(localeTexts.locale, { maximumFractionDigits: 1 });

export function CapacityCheck({ setUp, now }: { setUp: SetUpAnswer; now: number }) {
  const [typed, setTyped] = useState<DayPlanAnswer | null>(null);
  const [wanted, setWanted] = useState<Basis | null>(null);
  const plan = toDayPlan(typed ?? setUp.day_plan);
  const rate = rateOf(setUp, now);
  const bases = BASES.filter((basis) => basis !== 'rate' || rate !== null);
  // while entries still come in, what they will come to is the question
  const basis = wanted && bases.includes(wanted) ? wanted : rate ? 'rate' : 'registered';
  const all = bases.map((one) => [one, capacityOf(setUp, plan, one, rate?.factor ?? 1)] as const);
  const shown = all.find(([one]) => one === basis)?.[1];
  if (!shown) return null;
  return (
    <chakra.section aria-label={texts.capacity} mt="10">
      <chakra.h2 textStyle="title.section" pb="3" borderBottomWidth="2px" borderColor="fg">
        {texts.capacity}
      </chakra.h2>
      <Verdict setUp={setUp} capacity={shown} basis={basis} />
      <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Box>
          <Box overflowX="auto" role="group" aria-label={texts.basis}>
            <Figures all={all} basis={basis} onBasis={setWanted} />
          </Box>
          {rate ? (
            <chakra.p textStyle="sm" color="fg.muted" mt="2">
              {texts.rateHint(
                rate.perDay.toLocaleString(localeTexts.locale, { maximumFractionDigits: 1 }),
                Math.ceil(rate.daysLeft),
              )}
            </chakra.p>
          ) : null}
        </Box>
        <DayPlanForm tournamentId={setUp.tournament.id} stored={setUp.day_plan} onTyped={setTyped} />
      </Box>
      {shown.matches > 0 && shown.fit.matDays.length > 0 ? (
        <MatDays fit={shown.fit} days={daysOf(setUp.tournament)} arenas={setUp.arenas} />
      ) : null}
      {shown.loads.length > 0 ? <AgeLoads loads={shown.loads} setUp={setUp} /> : null}
      {shown.matches > 0 ? (
        <chakra.p textStyle="sm" color="fg.subtle" mt="3">
          {texts.estimate}
        </chakra.p>
      ) : null}
    </chakra.section>
  );
}

function Verdict({ setUp, capacity, basis }: { setUp: SetUpAnswer; capacity: Capacity; basis: Basis }) {
  const { fit, matches, neededSeconds, availableSeconds } = capacity;
  const isShort = fit.left > 0;
  const percent = availableSeconds > 0 ? Math.round((neededSeconds / availableSeconds) * 100) : 0;
  const isTight = percent >= TIGHT_PERCENT;
  const tone = matches === 0 ? null : isShort ? 'danger' : isTight ? 'warn' : 'ok';
  const days = Math.max(1, daysOf(setUp.tournament).length);
  const more = fit.matDaySeconds > 0 ? Math.ceil(fit.leftSeconds / (days * fit.matDaySeconds)) : 0;
  const sentence =
    matches === 0
      ? texts[capacity.units === 0 ? 'nobody' : 'alone']
      : setUp.arenas.length === 0
        ? texts.noArena
        : isShort
          ? texts.left_(texts.doesNotFit[basis], formatNumber(fit.left))
          : texts[isTight ? 'nearlyFull' : 'fits'](formatNumber(matches), percent);
  return (
    <Box
      role="status"
      my="4"
      p="4"
      rounded="md"
      bg={tone ? `status.${tone}.subtle` : 'bg.muted'}
      color={tone ? `status.${tone}.fg` : 'fg.muted'}
    >
      <chakra.p fontWeight="semibold" fontSize="lg">
        {sentence}
      </chakra.p>
      {isShort && more > 0 && setUp.arenas.length > 0 ? (
        <chakra.p textStyle="sm">{texts.remedy(hours(fit.leftSeconds), more)}</chakra.p>
      ) : null}
    </Box>
  );
}

interface FiguresProps {
  all: readonly (readonly [Basis, Capacity])[];
  basis: Basis;
  onBasis(basis: Basis): void;
}

/** Each basis in a row, which is also the choice of what is shown below. */
function Figures({ all, basis, onBasis }: FiguresProps) {
  return (
    <chakra.table
      w="100%"
      css={{ '& th, & td': { py: '2', ps: '2', textAlign: 'end' }, '& tr': { borderBottomWidth: '1px' } }}
    >
      <thead>
        <chakra.tr textStyle="sm" color="fg.muted">
          <chakra.th scope="col" css={{ '&&': { textAlign: 'start', ps: '0' } }} fontWeight="medium">
            {texts.basis}
          </chakra.th>
          {[texts.units, texts.matches, texts.hours, texts.available].map((title) => (
            <chakra.th key={title} scope="col" fontWeight="medium">
              {title}
            </chakra.th>
          ))}
        </chakra.tr>
      </thead>
      <tbody>
        {all.map(([one, capacity]) => (
          <chakra.tr key={one} fontVariantNumeric="tabular-nums" fontWeight={one === basis ? 'semibold' : undefined}>
            <chakra.th scope="row" css={{ '&&': { textAlign: 'start', ps: '0' } }} fontWeight="inherit">
              <chakra.label
                display="inline-flex"
                alignItems="center"
                gap="2.5"
                minH={{ base: '44px', md: '32px' }}
                cursor="pointer"
              >
                <chakra.input
                  type="radio"
                  name="basis"
                  boxSize="18px"
                  accentColor="var(--g-colors-marun-solid)"
                  checked={one === basis}
                  onChange={() => onBasis(one)}
                />
                {texts.bases[one]}
              </chakra.label>
            </chakra.th>
            <td>{formatNumber(capacity.units)}</td>
            <td>{formatNumber(capacity.matches)}</td>
            <chakra.td color={capacity.fit.left > 0 ? 'status.danger.fg' : undefined}>
              {hours(capacity.neededSeconds)}
            </chakra.td>
            <td>{hours(capacity.availableSeconds)}</td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
