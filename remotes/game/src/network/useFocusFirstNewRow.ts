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
 * @param hasFailed Whether the last load failed. Rows that are loaded later must not take the focus.
 * @returns a function to call with the button when it is pressed
 */
export function useFocusFirstNewRow(
  members: readonly NetworkMember[],
  hasFailed: boolean,
): (button: HTMLElement) => void {
  const pending = useRef<PendingFocus | null>(null);
  useEffect(() => {
    if (hasFailed) pending.current = null;
    const first = pending.current && members[pending.current.count];
    if (!first) return;
    const rows = pending.current?.body?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
    pending.current = null;
    [...rows].find(({ dataset }) => dataset.key === first.id)?.focus();
  }, [members, hasFailed]);
  return (button) => {
    pending.current = { body: button.closest('tbody'), count: members.length };
  };
}
