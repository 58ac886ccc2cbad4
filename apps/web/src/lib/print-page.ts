// What every print page needs: the data that the worker handed over, light paper, and word that it is laid out.
import { PRINT_READY_ATTRIBUTE, type PrintData, type Printer } from '@gelanggang/contract/print';
import { useEffect } from 'react';

declare global {
  interface Window {
    __PRINTER__?: Printer;
    /** Of the sheet that stands. */
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

/** `isStill`: text alone, whole once it stands in the page; no picture, nothing that is measured or moves. */
export function usePaper({ isStill = false } = {}): void {
  useLightPaper();
  useReady(isStill);
}

/** Paper is always light: it is printed in ink whatever the device prefers. */
function useLightPaper(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.classList.replace('dark', 'light');
    root.dataset.theme = 'light';
  }, []);
}

/** A still page is laid out for paper only: what nobody sees on the worker's screen costs more than drawing it. */
const PAPER_ONLY = '@media screen { #root { display: none } }';

/** Resolves when it can be drawn; one that cannot be read holds up no paper. */
const whole = (picture: HTMLImageElement): Promise<void> => picture.decode().catch(() => undefined);

/** Ready when fonts and pictures are there; what is not still, when two frames have been drawn too. */
function useReady(isStill: boolean): void {
  useEffect(() => {
    let isGone = false;
    const ready = () => {
      if (!isGone) document.documentElement.setAttribute(PRINT_READY_ATTRIBUTE, 'true');
    };
    const style = document.createElement('style');
    if (isStill && window.__PRINTER__) {
      style.textContent = PAPER_ONLY;
      // without a layout none is asked for
      void Promise.allSettled([...document.fonts].map((font) => font.load())).then(ready);
    } else
      void Promise.all([document.fonts.ready, ...[...document.images].map(whole)]).then(() =>
        requestAnimationFrame(() => requestAnimationFrame(ready)),
      );
    document.head.append(style);
    return () => {
      isGone = true;
      style.remove();
      document.documentElement.removeAttribute(PRINT_READY_ATTRIBUTE);
    };
  }, [isStill]);
}
