// After the last pool of an auto generate its page leads to the list (spec 2 §4); whoever leaves it sooner stays where they went.
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const TO_LIST_AFTER_MS = 3000;

/** `list`: its address, once the last pool is drawn. */
export function useBackToList(list: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (list === null) return;
    const timer = setTimeout(() => void navigate(list), TO_LIST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [list, navigate]);
}
