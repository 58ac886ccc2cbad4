// Divides one class into pools, or each class of an age category that still has undrawn athletes, one after the other.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import type { DrawingRequest } from '@gelanggang/contract/drawing';
import { callApi } from '@web/lib/calls';
import type { Typed } from '@web/lib/typed-number';

interface Wanted {
  body: Omit<Typed<DrawingRequest>, 'category_class_id'>;
  /** undefined: none is chosen. */
  classIds: readonly (number | undefined)[];
}

export function useDivide(drawingId: number | null) {
  /** How many classes are done; null while none are asked for. */
  const [done, setDone] = useState<number | null>(null);
  const save = useMutation({
    mutationFn: async ({ body, classIds }: Wanted) => {
      for (const [index, category_class_id] of classIds.entries()) {
        setDone(index);
        const whole = { ...body, category_class_id };
        // each class is whole by itself: whatever stops the others, those that are divided stand
        await (drawingId === null
          ? callApi(drawingCalls.createPools, { body: whole })
          : callApi(drawingCalls.divideAnew, { params: { id: drawingId }, body: whole }));
      }
    },
    onSettled: () => setDone(null),
  });
  return { ...save, done };
}
