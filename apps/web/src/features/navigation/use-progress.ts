// How far saving seems to be: ten more each 100 ms (spec 1 §9), the last step only with the answer.
import { useEffect, useState } from 'react';

const STEP = 10;
const STEP_MS = 100;
const MOST_WITHOUT_ANSWER = 90;

export function useProgress(isRunning: boolean): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSteps((before) => before + 1), STEP_MS);
    return () => {
      clearInterval(timer);
      setSteps(0);
    };
  }, [isRunning]);
  return isRunning ? Math.min(MOST_WITHOUT_ANSWER, steps * STEP) : 0;
}
