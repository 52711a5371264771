import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Rows from `start` up to `end`, which does not count, are in sight or nearly so. */
export interface RowRange {
  start: number;
  end: number;
}

/** Rows drawn beyond either edge of the window, so that scrolling and the Tab key meet rows that are there. */
const OVERSCAN = 8;
/** Before the browser has measured a row, px. */
const DEFAULT_ROW_HEIGHT = 64;

const isSame = (left: RowRange, right: RowRange) => left.start === right.start && left.end === right.end;

/**
 * Which rows of a list of equally high rows are in sight as the page scrolls, and how high one is.
 * @param list box of the whole list, whose first child is a row that is drawn
 */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number) {
  const [rowHeight, setRowHeight] = useState(DEFAULT_ROW_HEIGHT);
  const [range, setRange] = useState<RowRange>({ start: 0, end: Math.min(count, 2 * OVERSCAN) });

  const measure = useCallback(() => {
    const box = list.current;
    if (!box) return;
    const height = box.querySelector<HTMLElement>('[data-row]')?.offsetHeight || DEFAULT_ROW_HEIGHT;
    setRowHeight(height);
    const above = -box.getBoundingClientRect().top;
    const first = Math.floor(above / height) - OVERSCAN;
    const last = Math.ceil((above + window.innerHeight) / height) + OVERSCAN;
    const next = {
      start: Math.max(0, Math.min(first, count - 1)),
      end: Math.max(0, Math.min(last, count)),
    };
    setRange((current) => (isSame(current, next) ? current : next));
  }, [list, count]);

  useEffect(() => {
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [measure]);

  return { rowHeight, range };
}
