// Medals of a running tournament as they stand, on the dashboard: the first contingents, and the way to all of them.
import { Box, chakra } from '@chakra-ui/react';
import { MEDAL_LABELS, MEDALS } from '@gelanggang/domain/results/medal-table';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ButtonLink } from '@web/components/button';
import { MedalMark } from '@web/components/medal-mark';
import { useMedals } from '@web/live/use-medals';
import { pathOf } from '@web/site/routes';
import { withTournament } from '@web/site/tournament-context';
import { deskTexts as texts } from '../desk-texts';

const SHOWN = 5;

const Table = chakra('table', {
  base: {
    w: '100%',
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    '& th': { py: '1.5', textAlign: 'end' },
    '& td': { py: '2', borderTopWidth: '1px', textAlign: 'end' },
    '& [data-start]': { textAlign: 'start' },
  },
});

export function MedalsSoFar({ slug, tournamentId, note }: { slug: string; tournamentId: number; note: string }) {
  const { data } = useMedals(slug);
  if (!data) return null;
  return (
    <section aria-labelledby="medals-so-far">
      <Box
        display="flex"
        alignItems="baseline"
        flexWrap="wrap"
        columnGap="3"
        pb="2"
        borderBottomWidth="2px"
        borderColor="fg"
      >
        <chakra.h3 id="medals-so-far" textStyle="title.section">
          {texts.medals}
        </chakra.h3>
        <chakra.span textStyle="sm" color="fg.muted">
          {note}
        </chakra.span>
      </Box>
      {data.standings.length === 0 ? (
        <chakra.p py="3" color="fg.muted">
          {texts.noMedals}
        </chakra.p>
      ) : (
        <Table aria-labelledby="medals-so-far">
          <thead>
            <tr>
              <chakra.th scope="col" w="2rem" data-start>
                <chakra.span srOnly>{texts.rank}</chakra.span>
              </chakra.th>
              <chakra.th scope="col" data-start textStyle="sm" fontWeight="semibold">
                {texts.contingent}
              </chakra.th>
              {MEDALS.map((medal) => (
                <chakra.th key={medal} scope="col" w="2.75rem" aria-label={MEDAL_LABELS[medal]}>
                  <MedalMark medal={medal} />
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.standings.slice(0, SHOWN).map((row) => (
              <tr key={row.contingent_id}>
                <chakra.td data-start color="fg.muted">
                  {row.rank}
                </chakra.td>
                <chakra.td data-start fontWeight="medium" truncate title={shownName(row.contingent)}>
                  {shownName(row.contingent)}
                </chakra.td>
                {MEDALS.map((medal) => (
                  <td key={medal}>{row[medal]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Box pt="3" display="grid">
        <ButtonLink to={withTournament(pathOf('/admin/medals'), tournamentId)}>{texts.allMedals}</ButtonLink>
      </Box>
    </section>
  );
}
