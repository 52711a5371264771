import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface StepFocusProps {
  /** Name of the step, for screen readers. */
  label: string;
  /** The step is what the page was opened with: the focus stays where the page put it. */
  still?: boolean;
  children: ReactNode;
}

/** Takes the focus when a step of a process appears, so that keyboard and screen reader follow. */
export function FocusOnMount({ label, still = false, children }: StepFocusProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!still) group.current?.focus();
  }, [still]);
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
