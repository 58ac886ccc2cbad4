// /admin/tanding/matches/:tournament_id: all matches by category, gender and class (spec 2, "Match recap").
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { weightRangeText } from '@gelanggang/domain/words/weights';
import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import * as bracketCalls from '@gelanggang/contract/calls/brackets';
import type { MatchListRow, RecapCategory, RecapClass } from '@gelanggang/contract/brackets';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { CornerMark } from '@web/components/corner-mark';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useCall } from '@web/lib/use-call';
import { RecapExports } from './recap-exports';
import { deskBracketTexts as texts } from './texts';

export default function MatchRecapPage() {
  const tournamentId = Number(useParams().tournament_id);
  const recap = useCall(bracketCalls.recap, { query: { tournament_id: tournamentId } });
  if (recap.error) return <ErrorState error={recap.error} onRetry={() => void recap.refetch()} />;
  if (!recap.data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.recapTitle}>
        {recap.data.length > 0 ? <RecapExports tournamentId={tournamentId} /> : null}
      </PageHeader>
      {recap.data.length === 0 ? <EmptyState text={texts.recapEmpty} /> : null}
      {recap.data.map((category, index) => (
        <CategorySection key={category.category} category={category} isOpen={index === 0} />
      ))}
    </>
  );
}

function CategorySection({ category, isOpen }: { category: RecapCategory; isOpen: boolean }) {
  const [gender, setGender] = useState(category.genders[0]?.gender);
  const shown = category.genders.find((one) => one.gender === gender);
  return (
    <chakra.details
      open={isOpen}
      borderTopWidth="2px"
      borderColor="fg"
      css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        minH="touch"
        py="2"
        cursor="pointer"
        listStyleType="none"
        textStyle="title.section"
      >
        <chakra.span flex="1">{category.category}</chakra.span>
        <ChevronDown size={20} aria-hidden="true" />
      </chakra.summary>
      <Box role="tablist" display="flex" gap="1" mb="3">
        {category.genders.map((one) => (
          <chakra.button
            key={one.gender}
            type="button"
            role="tab"
            aria-selected={one.gender === gender}
            onClick={() => setGender(one.gender)}
            minH="touch"
            px="4"
            cursor="pointer"
            fontWeight="semibold"
            borderBottomWidth="3px"
            borderColor={one.gender === gender ? 'marun.solid' : 'transparent'}
            color={one.gender === gender ? 'fg' : 'fg.muted'}
          >
            {one.label}
          </chakra.button>
        ))}
      </Box>
      <Box display="grid" gap="6" pb="6">
        {shown?.classes.map((one) => (
          <ClassTable key={one.class_id} recapClass={one} />
        ))}
      </Box>
    </chakra.details>
  );
}

function ClassTable({ recapClass }: { recapClass: RecapClass }) {
  return (
    <section>
      <chakra.h2 fontWeight="semibold" mb="2">
        {recapClass.class_name}{' '}
        <chakra.span color="fg.subtle" fontWeight="normal">
          {weightRangeText(recapClass.weight_min, recapClass.weight_max)}
        </chakra.span>
      </chakra.h2>
      <chakra.ul bg="bg.panel" borderWidth="1px" borderColor="border">
        {recapClass.matches.map((match) => (
          <MatchLine key={match.match_id} match={match} />
        ))}
      </chakra.ul>
    </section>
  );
}

function MatchLine({ match }: { match: MatchListRow }) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '10rem 1fr 1fr' }}
      gap={{ base: '1', md: '4' }}
      px="3"
      py="2"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: 0 }}
      fontSize="sm"
    >
      <chakra.span color="fg.muted">{roundText(match.round_label)}</chakra.span>
      <CornerName
        corner="blue"
        name={shownName(match.participant_one)}
        contingent={shownName(match.participant_one_contingent)}
        isWinner={match.winner === 'blue'}
      />
      <CornerName
        corner="red"
        name={shownName(match.participant_two)}
        contingent={shownName(match.participant_two_contingent)}
        isWinner={match.winner === 'red'}
      />
    </chakra.li>
  );
}

interface CornerNameProps {
  corner: Corner;
  name: string;
  contingent: string;
  isWinner: boolean;
}

function CornerName({ corner, name, contingent, isWinner }: CornerNameProps) {
  return (
    <Box display="flex" gap="2" minW="0">
      <Box pt="0.5">
        <CornerMark corner={corner} />
      </Box>
      <Box minW="0">
        <chakra.p
          fontWeight={isWinner ? 'bold' : 'medium'}
          color={contingent ? 'fg' : 'fg.subtle'}
          overflowWrap="anywhere"
        >
          {name}
        </chakra.p>
        <chakra.p color="fg.subtle">{contingent}</chakra.p>
      </Box>
    </Box>
  );
}
