// One function for as long as a part stands, which does what the latest drawing would do: memoised parts under it are not
// drawn again because of it. For answers to the hand, not for what is called while drawing.
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useSteady<Given extends unknown[], Answer>(act: (...given: Given) => Answer) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given): Answer => latest.current(...given), []);
}
