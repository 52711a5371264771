/** Effect of a key: focuses an element, expands or collapses a row, or presses a button; null if it has none. */
export type TreegridAction = { focus: HTMLElement } | { toggle: HTMLElement } | { press: HTMLElement } | null;

interface TreegridKey {
  /** `KeyboardEvent.key`. */
  key: string;
  /** The focused row or cell. */
  from: HTMLElement;
  isRightToLeft: boolean;
}

const toFocusAction = (element: Element | null | undefined): TreegridAction =>
  element instanceof HTMLElement ? { focus: element } : null;
const toPressAction = (element: Element): TreegridAction => {
  const button = element.querySelector('button');
  return button && { press: button };
};
const getCells = (row: Element) => [...row.querySelectorAll<HTMLElement>('[role="gridcell"]')];
const getLevel = (row: Element) => Number(row.getAttribute('aria-level'));

/** Returns the closest row above that has a lower level; undefined at the top level. */
const findParentRow = (rows: readonly HTMLElement[], row: HTMLElement) =>
  rows.slice(0, rows.indexOf(row)).findLast((other) => getLevel(other) < getLevel(row));

function getRowAction(command: string, rows: readonly HTMLElement[], row: HTMLElement): TreegridAction {
  const expanded = row.getAttribute('aria-expanded');
  switch (command) {
    case 'forward':
      return expanded === 'false' ? { toggle: row } : toFocusAction(getCells(row)[0]);
    case 'back':
      return expanded === 'true' ? { toggle: row } : toFocusAction(findParentRow(rows, row));
    case 'Home':
      return toFocusAction(rows[0]);
    case 'End':
      return toFocusAction(rows.at(-1));
    case 'Enter':
      return expanded === null ? toPressAction(row) : { toggle: row };
    default:
      return null;
  }
}

function getCellAction(command: string, row: HTMLElement, cell: HTMLElement): TreegridAction {
  const cells = getCells(row);
  const index = cells.indexOf(cell);
  switch (command) {
    case 'forward':
      return toFocusAction(cells[index + 1]);
    case 'back':
      return toFocusAction(cells[index - 1] ?? row);
    case 'Home':
      return toFocusAction(cells[0]);
    case 'End':
      return toFocusAction(cells.at(-1));
    case 'Enter':
      return toPressAction(cell);
    default:
      return null;
  }
}

/** Returns the move of the focus to the row above or below: to its cell in the same column, or to the row itself if it has none. */
function getVerticalAction(
  step: 1 | -1,
  rows: readonly HTMLElement[],
  row: HTMLElement,
  cell: HTMLElement | null,
): TreegridAction {
  const next = rows[rows.indexOf(row) + step];
  if (!next || !cell) return toFocusAction(next);
  return toFocusAction(getCells(next)[getCells(row).indexOf(cell)] ?? next);
}

/**
 * Returns what a key does in a treegrid, by the ARIA pattern in which rows get the focus first: right expands a row, then
 * enters its cells; left leaves the cells, then collapses the row, then moves to its parent. In right-to-left pages, right
 * and left are swapped.
 */
export function getTreegridAction(
  grid: HTMLElement,
  { key, from, isRightToLeft }: TreegridKey,
): TreegridAction {
  const rows = [...grid.querySelectorAll<HTMLElement>('tbody [role="row"][tabindex]')];
  const row = from.closest<HTMLElement>('[role="row"]');
  if (!row) return null;
  const cell = from.closest<HTMLElement>('[role="gridcell"]');
  if (key === 'ArrowDown') return getVerticalAction(1, rows, row, cell);
  if (key === 'ArrowUp') return getVerticalAction(-1, rows, row, cell);
  const horizontalCommands: Record<string, string> = isRightToLeft
    ? { ArrowLeft: 'forward', ArrowRight: 'back' }
    : { ArrowRight: 'forward', ArrowLeft: 'back' };
  const command = horizontalCommands[key] ?? key;
  return cell ? getCellAction(command, row, cell) : getRowAction(command, rows, row);
}
