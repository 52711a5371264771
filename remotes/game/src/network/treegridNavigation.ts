/** What a key does in a tree of rows: moves the focus, opens or closes the row at hand, presses a button in it; null for other keys. */
export type TreegridAction = { focus: HTMLElement } | { toggle: HTMLElement } | { press: HTMLElement } | null;

interface TreegridKey {
  /** `KeyboardEvent.key`. */
  key: string;
  /** What has the focus: a row or one of its cells. */
  from: HTMLElement;
  isRightToLeft: boolean;
}

const to = (element: Element | null | undefined): TreegridAction =>
  element instanceof HTMLElement ? { focus: element } : null;
const pressButtonIn = (element: Element): TreegridAction => {
  const button = element.querySelector('button');
  return button && { press: button };
};
const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('[role="gridcell"]')];
const levelOf = (row: Element) => Number(row.getAttribute('aria-level'));

/** The row that a row hangs below. */
const parentOf = (rows: readonly HTMLElement[], row: HTMLElement) =>
  rows.slice(0, rows.indexOf(row)).findLast((other) => levelOf(other) < levelOf(row));

function moveFromRow(key: string, rows: readonly HTMLElement[], row: HTMLElement): TreegridAction {
  const expanded = row.getAttribute('aria-expanded');
  switch (key) {
    case 'forward':
      return expanded === 'false' ? { toggle: row } : to(cellsOf(row)[0]);
    case 'back':
      return expanded === 'true' ? { toggle: row } : to(parentOf(rows, row));
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'Enter':
      return expanded === null ? pressButtonIn(row) : { toggle: row };
    default:
      return null;
  }
}

function moveFromCell(key: string, row: HTMLElement, cell: HTMLElement): TreegridAction {
  const cells = cellsOf(row);
  const index = cells.indexOf(cell);
  switch (key) {
    case 'forward':
      return to(cells[index + 1]);
    case 'back':
      return to(cells[index - 1] ?? row);
    case 'Home':
      return to(cells[0]);
    case 'End':
      return to(cells.at(-1));
    case 'Enter':
      return pressButtonIn(cell);
    default:
      return null;
  }
}

/** Up and down stay in their column; a row that has fewer cells takes the focus itself. */
function moveVertically(
  step: 1 | -1,
  rows: readonly HTMLElement[],
  row: HTMLElement,
  cell: HTMLElement | null,
): TreegridAction {
  const next = rows[rows.indexOf(row) + step];
  if (!next || !cell) return to(next);
  return to(cellsOf(next)[cellsOf(row).indexOf(cell)] ?? next);
}

/**
 * Keys of the ARIA pattern "treegrid" with the focus on rows first: right opens a row, then goes into its cells; left goes
 * back out, closes it, then goes to its parent. Right and left are swapped in right-to-left pages.
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
