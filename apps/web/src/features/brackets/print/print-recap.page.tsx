// All matches of a tournament on A4, by category, gender and class, from data handed over by the worker (contract, "print").
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { weightRangeText } from '@gelanggang/domain/words/weights';
import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { MatchListRow, RecapCategory, RecapClass, RecapGender } from '@gelanggang/contract/brackets';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { PrintTable } from '@web/components/print-table';
import { EmptyPaper, Paper } from '@web/components/paper';
import { PrintHead } from '@web/components/print-head';
import { printData, usePaper } from '@web/lib/print-page';
import { deskBracketTexts as texts } from '../office/texts';

const PAPER = { '@page': { size: 'A4 portrait', margin: '10mm' }, 'html, body': { background: '#fff !important' } };

export default function PrintRecapPage() {
  usePaper({ isStill: true });
  const data = printData('recap');
  if (!data) return <EmptyPaper text={texts.recapEmpty} />;
  return (
    <Paper maxW="210mm" mx="auto">
      <Global styles={PAPER} />
      <PrintHead tournament={data.tournament} printedAt={data.printed_at} />
      <chakra.h1 textStyle="display.figure" fontSize="22pt" borderTopWidth="2px" borderColor="fg" pt="2mm">
        {texts.recapTitle}
      </chakra.h1>
      {data.categories.flatMap((category) =>
        category.genders.flatMap((gender) =>
          gender.classes.map((one) => (
            <ClassTable
              key={`${category.age_category_id} ${gender.gender} ${one.class_id}`}
              category={category}
              gender={gender}
              recapClass={one}
            />
          )),
        ),
      )}
    </Paper>
  );
}

interface ClassTableProps {
  category: RecapCategory;
  gender: RecapGender;
  recapClass: RecapClass;
}

function ClassTable({ category, gender, recapClass }: ClassTableProps) {
  const title = `${category.category} ${gender.label} ${recapClass.class_name}`;
  return (
    <PrintTable mt="5mm" aria-label={title}>
      <colgroup>
        <col style={{ width: '12%' }} />
        <col style={{ width: '22%' }} />
        <col style={{ width: '33%' }} />
        <col style={{ width: '33%' }} />
      </colgroup>
      <thead>
        <tr>
          <chakra.th
            colSpan={4}
            scope="colgroup"
            css={{ '&&': { fontSize: '11pt', fontWeight: 'bold', color: 'fg', px: '0' } }}
          >
            {title}{' '}
            <chakra.span fontSize="9pt" fontWeight="normal" color="fg.muted">
              {weightRangeText(recapClass.weight_min, recapClass.weight_max)}
            </chakra.span>
          </chakra.th>
        </tr>
        <tr>
          <th scope="col">{texts.pool}</th>
          <th scope="col">{texts.round}</th>
          <chakra.th scope="col" boxShadow="inset 0 2px 0 var(--g-colors-corner-blue-solid)">
            {texts.blue}
          </chakra.th>
          <chakra.th scope="col" boxShadow="inset 0 2px 0 var(--g-colors-corner-red-solid)">
            {texts.red}
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {recapClass.matches.map((match) => (
          <MatchLine key={match.match_id} match={match} />
        ))}
      </tbody>
    </PrintTable>
  );
}

function MatchLine({ match }: { match: MatchListRow }) {
  return (
    <tr>
      <td>{match.pool_name}</td>
      <td>
        {roundText(match.round_label)}
        {match.partai === null ? null : (
          <chakra.span display="block" color="fg.muted" fontSize="8pt">
            {texts.partai(match.partai)}
          </chakra.span>
        )}
      </td>
      <Corner
        name={shownName(match.participant_one)}
        contingent={shownName(match.participant_one_contingent)}
        isWinner={match.winner === 'blue'}
      />
      <Corner
        name={shownName(match.participant_two)}
        contingent={shownName(match.participant_two_contingent)}
        isWinner={match.winner === 'red'}
      />
    </tr>
  );
}

/** The winner is said in a word: bold alone does not survive a copier. */
function Corner({ name, contingent, isWinner }: { name: string; contingent: string; isWinner: boolean }) {
  return (
    <td>
      <chakra.span
        display="block"
        fontWeight={isWinner ? 'bold' : contingent ? 'semibold' : undefined}
        color={contingent ? 'fg' : 'fg.subtle'}
      >
        {name}
        {isWinner ? ` (${texts.won})` : ''}
      </chakra.span>
      <chakra.span color="fg.muted" fontSize="8pt">
        {contingent}
      </chakra.span>
    </td>
  );
}
