// Takes the recap away as a spreadsheet or on paper: a job each, whose file comes to the bell.
import { JobButton } from '@web/components/job-button';
import { deskBracketTexts as texts } from './texts';

export function RecapExports({ tournamentId }: { tournamentId: number }) {
  const params = { tournament_id: tournamentId };
  return (
    <>
      <JobButton size="sm" job={{ kind: 'recap-export', params }}>
        {texts.excel}
      </JobButton>
      <JobButton size="sm" job={{ kind: 'recap-pdf', params }}>
        {texts.pdf}
      </JobButton>
    </>
  );
}
