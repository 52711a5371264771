/** What a key does: focuses an element, expands or collapses a row, or presses a button; null for other keys. */
export type TreegridAction = { focus: HTMLElement } | { toggle: HTMLElement } | { press: HTMLElement } | null;

interface TreegridKey {
  /** `KeyboardEvent.key`. */
  key: string;
  /** The focused row or cell. */
  from: HTMLElement;
  isRightToLeft: boolean;
}

const focusOn = (element: Element | null | undefined): TreegridAction =>
  element instanceof HTMLElement ? { focus: element } : null;
const pressButtonIn = (element: Element): TreegridAction => {
  const button = element.querySelector('button');
  return button && { press: button };
};
const getCells = (row: Element) => [...row.querySelectorAll<HTMLElement>('[role="gridcell"]')];
const getLevel = (row: Element) => Number(row.getAttribute('aria-level'));

/** Returns the parent of a row. */
const findParentRow = (rows: readonly HTMLElement[], row: HTMLElement) =>
  rows.slice(0, rows.indexOf(row)).findLast((other) => getLevel(other) < getLevel(row));

function moveFromRow(key: string, rows: readonly HTMLElement[], row: HTMLElement): TreegridAction {
  const expanded = row.getAttribute('aria-expanded');
  switch (key) {
    case 'forward':
      return expanded === 'false' ? { toggle: row } : focusOn(getCells(row)[0]);
    case 'back':
      return expanded === 'true' ? { toggle: row } : focusOn(findParentRow(rows, row));
    case 'Home':
      return focusOn(rows[0]);
    case 'End':
      return focusOn(rows.at(-1));
    case 'Enter':
      return expanded === null ? pressButtonIn(row) : { toggle: row };
    default:
      return null;
  }
}

function moveFromCell(key: string, row: HTMLElement, cell: HTMLElement): TreegridAction {
  const cells = getCells(row);
  const index = cells.indexOf(cell);
  switch (key) {
    case 'forward':
      return focusOn(cells[index + 1]);
    case 'back':
      return focusOn(cells[index - 1] ?? row);
    case 'Home':
      return focusOn(cells[0]);
    case 'End':
      return focusOn(cells.at(-1));
    case 'Enter':
      return pressButtonIn(cell);
    default:
      return null;
  }
}

/** Moves up or down within the column; a row with fewer cells is focused itself. */
function moveVertically(
  step: 1 | -1,
  rows: readonly HTMLElement[],
  row: HTMLElement,
  cell: HTMLElement | null,
): TreegridAction {
  const next = rows[rows.indexOf(row) + step];
  if (!next || !cell) return focusOn(next);
  return focusOn(getCells(next)[getCells(row).indexOf(cell)] ?? next);
}

/**
 * Keyboard navigation of the ARIA treegrid pattern (rows first): right expands a row, then enters its cells; left leaves
 * the cells, collapses the row, then moves to its parent. Right and left are swapped in right-to-left pages.
 */
export function treegridNavigation(
  grid: HTMLElement,
  { key, from, isRightToLeft }: TreegridKey,
): TreegridAction {
  const rows = [...grid.querySelectorAll<HTMLElement>('tbody [role="row"][tabindex]')];
  const row = from.closest<HTMLElement>('[role="row"]');
  if (!row) return null;
  const cell = from.closest<HTMLElement>('[role="gridcell"]');
  if (key === 'ArrowDown') return moveVertically(1, rows, row, cell);
  if (key === 'ArrowUp') return moveVertically(-1, rows, row, cell);
  const sideways: Record<string, string> = isRightToLeft
    ? { ArrowLeft: 'forward', ArrowRight: 'back' }
    : { ArrowRight: 'forward', ArrowLeft: 'back' };
  const meaning = sideways[key] ?? key;
  return cell ? moveFromCell(meaning, row, cell) : moveFromRow(meaning, rows, row);
}
