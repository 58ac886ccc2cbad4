// The paper of one match, for the office.
import { JobButton } from '@web/components/job-button';
import { recapTexts as texts } from '../texts';

/** For the office: who entered what, in order, as a paper. */
export default function WholeRecord({ matchId }: { matchId: number }) {
  return (
    <JobButton
      justifySelf={{ base: 'stretch', sm: 'start' }}
      minH="48px"
      job={{ kind: 'match-record-pdf', params: { match_id: matchId } }}
    >
      {texts.wholeRecord}
    </JobButton>
  );
}
