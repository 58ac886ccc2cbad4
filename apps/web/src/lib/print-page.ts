// What every print page needs: the data that the worker handed over, light paper, and word that it is laid out.
import { PRINT_READY_ATTRIBUTE, type PrintData } from '@gelanggang/contract/print';
import { useEffect } from 'react';

declare global {
  interface Window {
    __PRINT__?: PrintData;
  }
}

/** Undefined: opened by somebody's browser, where nothing was handed over. */
export function printData<P extends PrintData['page']>(page: P): Extract<PrintData, { page: P }> | undefined {
  const data = window.__PRINT__;
  return data && isOf(data, page) ? data : undefined;
}

const isOf = <P extends PrintData['page']>(data: PrintData, page: P): data is Extract<PrintData, { page: P }> =>
  data.page === page;

export function usePaper(): void {
  useLightPaper();
  useReady();
}

/** Paper is always light: it is printed in ink whatever the device prefers. */
function useLightPaper(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.classList.replace('dark', 'light');
    root.dataset.theme = 'light';
  }, []);
}

/** Ready when the fonts are there and two frames have been drawn. */
function useReady(): void {
  useEffect(() => {
    let isGone = false;
    void document.fonts.ready.then(() =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!isGone) document.documentElement.setAttribute(PRINT_READY_ATTRIBUTE, 'true');
        }),
      ),
    );
    return () => {
      isGone = true;
      document.documentElement.removeAttribute(PRINT_READY_ATTRIBUTE);
    };
  }, []);
}
