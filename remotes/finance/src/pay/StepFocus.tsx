import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the focus when a step of the payment appears, so that keyboard and screen reader follow. */
export function StepFocus({ label, children }: { label: string; children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
