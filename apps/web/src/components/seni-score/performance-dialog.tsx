// The judges' table of one performance in a dialog: records, corrects, or takes back what stands.
import { Box, chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as seniCalls from '@gelanggang/contract/calls/seni';
import type { PerformanceAnswer, SeniMatch, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { jurusText } from '@gelanggang/domain/rules/jurus-text';
import { callApi } from '@web/lib/calls';
import { HttpError, messageOf } from '../../lib/http';
import { setFields } from '../../lib/set-fields';
import { toast } from '../../lib/toast';
import { Button } from '../button';
import { FormDialog } from '../form-dialog';
import { PerformanceFields } from './performance-fields';
import { Performer } from './performer';
import { performanceTexts as texts } from './texts';
import { bodyOf, faultsOf, judgesOf, rulesOf, typedOf, type TypedPerformance } from './typed-performance';

interface PerformanceDialogProps {
  title?: string;
  pool: SeniPoolAnswer;
  match: SeniMatch;
  /** The pool as it stands then. */
  onSaved(answer: PerformanceAnswer): void;
  onClose(): void;
}

export const PERFORMANCE_WIDTH = '34rem';

export function PerformanceDialog({ title = texts.title, pool, match, onSaved, onClose }: PerformanceDialogProps) {
  const stands = match.performance;
  const params = { id: match.id };
  const form = useForm<TypedPerformance>({ defaultValues: typedOf(match, judgesOf(pool)) });
  const typed = form.watch();
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const rules = rulesOf(match);
  const rule = match.time_rule;
  const save = useMutation({
    mutationFn: (send: () => Promise<PerformanceAnswer>) => send(),
    onSuccess: (answer) => {
      onSaved(answer);
      toast.success(answer.message);
      onClose();
    },
    onError: (error) => {
      setErrors(error instanceof HttpError ? error.fields : {});
      toast.error(messageOf(error, texts.failed));
    },
  });
  const submit = () => {
    const faults = faultsOf(typed, rules);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    save.mutate(() => callApi(seniCalls.record, { params, body: { ...bodyOf(typed), corrects_id: stands?.id } }));
  };
  return (
    <FormDialog
      title={title}
      width={PERFORMANCE_WIDTH}
      sends={texts.save}
      isBusy={save.isPending}
      hasCancel={false}
      keeps={{ form, version: stands?.id, of: match.id }}
      also={
        stands ? (
          <Button
            variant="quiet"
            me="auto"
            disabled={save.isPending}
            onClick={() =>
              save.mutate(() => callApi(seniCalls.withdraw, { params, body: { performance_id: stands.id } }))
            }
          >
            {texts.withdraw}
          </Button>
        ) : null
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Box>
        <Performer match={match} />
        <chakra.p textStyle="sm" color="fg.muted" mt="1">
          {rules
            ? texts.jurusAndTime(jurusText({ ...rules, isBattle: match.mode === 'battle', lot: match.lot }), rule)
            : texts.timeRule(rule)}
        </chakra.p>
      </Box>
      <PerformanceFields typed={typed} rules={rules} rule={rule} errors={errors} onChange={setFields(form)} />
    </FormDialog>
  );
}
