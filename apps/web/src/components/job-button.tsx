// A button that starts a job; its file comes to the bell.
import type { ComponentProps } from 'react';
import { type NewJob, useStartJob } from '../lib/jobs.api';
import { Button } from './button';

export function JobButton({ job, ...rest }: { job: NewJob } & ComponentProps<typeof Button>) {
  const start = useStartJob();
  return <Button busy={start.isPending} onClick={() => start.mutate(job)} {...rest} />;
}
