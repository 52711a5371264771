import { useEffect, useRef } from 'react';
import type { NetworkMember } from '@hashgrid/contracts';

interface Asked {
  body: HTMLElement | null;
  /** How many rows there were. */
  count: number;
}

/**
 * The button that fetches more may be gone when more has come: the focus goes to the first row that it brought.
 * @returns called with the button as it is pressed
 */
export function useFocusOnMore(members: readonly NetworkMember[]): (button: HTMLElement) => void {
  const asked = useRef<Asked | null>(null);
  useEffect(() => {
    const first = asked.current && members[asked.current.count];
    if (!first) return;
    const rows = asked.current?.body?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
    asked.current = null;
    [...rows].find(({ dataset }) => dataset.key === first.id)?.focus();
  }, [members]);
  return (button) => {
    asked.current = { body: button.closest('tbody'), count: members.length };
  };
}
