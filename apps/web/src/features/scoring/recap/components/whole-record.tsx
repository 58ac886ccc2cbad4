// The paper of one match, for the office.
import { Button } from '@web/components/button';
import { useStartJob } from '@web/lib/jobs.api';
import { recapTexts as texts } from '../texts';

/** For the office: who entered what, in order, as a paper. */
export default function WholeRecord({ matchId }: { matchId: number }) {
  const start = useStartJob();
  return (
    <Button
      justifySelf={{ base: 'stretch', sm: 'start' }}
      minH="48px"
      busy={start.isPending}
      onClick={() => start.mutate({ kind: 'match-record-pdf', params: { match_id: matchId } })}
    >
      {texts.wholeRecord}
    </Button>
  );
}
