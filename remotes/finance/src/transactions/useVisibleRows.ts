import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Rows to render: from `start` up to but not including `end`. */
export interface RowRange {
  start: number;
  end: number;
}

/** Number of rows rendered beyond either edge of the viewport, so that scrolling and the Tab key reach rendered rows. */
const OVERSCAN = 8;
/** Row height in px before one has been measured. */
const DEFAULT_ROW_HEIGHT = 64;

const isSameRange = (left: RowRange, right: RowRange) => left.start === right.start && left.end === right.end;

/**
 * Virtualizes a list of rows of equal height: tracks which rows are in the viewport, and the height of a row.
 * @param list element of the whole list; contains at least one rendered row marked with `data-row`
 */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number) {
  const [rowHeight, setRowHeight] = useState(DEFAULT_ROW_HEIGHT);
  const [range, setRange] = useState<RowRange>({ start: 0, end: Math.min(count, 2 * OVERSCAN) });

  const measure = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const height = element.querySelector<HTMLElement>('[data-row]')?.offsetHeight || rowHeight;
    setRowHeight(height);
    const scrolledPast = -element.getBoundingClientRect().top;
    const first = Math.floor(scrolledPast / height) - OVERSCAN;
    const last = Math.ceil((scrolledPast + window.innerHeight) / height) + OVERSCAN;
    const start = Math.max(0, Math.min(first, count - 1));
    // A list outside the viewport keeps one row, so that the row height can be measured again.
    const next = { start, end: Math.min(Math.max(last, start + 1), count) };
    setRange((current) => (isSameRange(current, next) ? current : next));
  }, [list, count, rowHeight]);

  useEffect(() => {
    let frame = 0;
    // The layout for the new width moves the list and changes its row height; it is complete in the second frame.
    const handleResize = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(measure);
      });
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', handleResize);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', handleResize);
    };
  }, [measure]);

  return { rowHeight, range };
}
