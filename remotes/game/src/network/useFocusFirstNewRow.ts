import { useEffect, useRef } from 'react';
import type { NetworkMember } from '@hashgrid/contracts';

interface PendingFocus {
  /** `<tbody>` of the rows. */
  body: HTMLElement | null;
  /** Number of rows before more were loaded. */
  count: number;
}

/**
 * Moves the focus to the first new row when more rows are loaded, because the Show more button disappears after the last page.
 * @param isFetching Whether rows are loading. A press lasts until they stop: rows that are loaded later must not take the focus.
 * @returns a function to call with the button when it is pressed
 */
export function useFocusFirstNewRow(
  members: readonly NetworkMember[],
  isFetching: boolean,
): (button: HTMLElement) => void {
  const pending = useRef<PendingFocus | null>(null);
  useEffect(() => {
    if (isFetching || !pending.current) return;
    const { body, count } = pending.current;
    pending.current = null;
    const first = members[count];
    const rows = body?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
    if (first) [...rows].find(({ dataset }) => dataset.key === first.id)?.focus();
  }, [members, isFetching]);
  return (button) => {
    pending.current = { body: button.closest('tbody'), count: members.length };
  };
}
