import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing, MenuList, space, theme } from '@hashgrid/ui';

interface DropdownProps {
  /** Accessible name of the button. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  /** The list; `close` closes it and gives the focus back. */
  children: (close: () => void) => ReactNode;
}

const Anchor = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: ${theme.size.target};
  min-block-size: ${theme.size.target};
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${theme.radius.button};
  background: transparent;
  color: ${theme.color.text};
  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.color.high};
  }
  ${focusRing}
`;

const Surface = styled(MenuList)`
  position: absolute;
  inset-block-start: calc(100% + ${space(2)});
  inset-inline-end: 0;
  z-index: ${theme.layer.drawer};
  inline-size: max-content;
  min-inline-size: 220px;
  max-block-size: calc(var(--vh, 1vh) * 80);
  overflow-y: auto;
`;

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus along the list by the arrow keys, Home and End; true when it did. */
function moveFocus(list: HTMLElement, key: string): boolean {
  const stops = [...list.querySelectorAll<HTMLElement>('a[href], button')];
  const step = STEPS[key];
  if (!step || stops.length === 0) return false;
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[
    at < 0 ? (key === 'ArrowUp' || key === 'End' ? stops.length - 1 : 0) : step(at, stops.length)
  ]?.focus();
  return true;
}

/** A button that opens a list of links and actions below it; Escape, Tab away and a click outside close it. */
export function Dropdown({ label, face, children }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      return;
    }
    const list = document.getElementById(listId);
    if (list && moveFocus(list, event.key)) event.preventDefault();
    else if (!isOpen && event.key === 'ArrowDown') {
      event.preventDefault();
      setIsOpen(true);
    }
  };
  return (
    <Anchor
      ref={frame}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !frame.current?.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <Toggle
        ref={toggle}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {face}
      </Toggle>
      {isOpen && <Surface id={listId}>{children(close)}</Surface>}
    </Anchor>
  );
}
