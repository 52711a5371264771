import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface FocusOnMountProps {
  /** Accessible name of the step. */
  label: string;
  /** Leaves the focus alone; for the step that the page opens with. */
  disabled?: boolean;
  children: ReactNode;
}

/** A step of a process that takes the focus when it appears, so that keyboard and screen reader users continue there. */
export function FocusOnMount({ label, disabled = false, children }: FocusOnMountProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!disabled) group.current?.focus();
  }, [disabled]);
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
