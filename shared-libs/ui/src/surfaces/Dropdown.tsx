import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { isShortcut } from '../keyboard/isShortcut';
import { media } from '../theme/media';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { createTypeAhead } from './createTypeAhead';

interface DropdownProps {
  /** Accessible name of the button. */
  label: string;
  /** Visible content of the button. */
  content: ReactNode;
  /** The menu; `close` closes it and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

// In narrow windows the menu is aligned with the end of the header. Aligned with its button, it could overflow the other end.
const Root = styled.div`
  ${media.sm} {
    position: relative;
  }
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

const Menu = styled.div`
  display: grid;
  gap: 2px;
  position: absolute;
  inset-inline-end: ${space(2)};
  z-index: ${theme.layer.drawer};
  inline-size: max-content;
  min-inline-size: 220px;
  max-inline-size: calc(100vw - 2 * ${space(2)});
  /* The shell sets --vh to one percent of the window height. */
  max-block-size: calc(var(--vh, 1vh) * 80);
  margin-block-start: ${space(2)};
  padding: ${space(2)};
  overflow-y: auto;
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.modal};
  ${media.sm} {
    inset-inline-end: 0;
  }
`;

/** Functions that return the index of the item that a key moves the focus to. */
const NEXT_INDEX_GETTERS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const listItems = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('a[href], button')];

const isCharacter = (key: string): boolean => key.length === 1 && key !== ' ';

/** Moves the focus in the menu if the key is an arrow key, Home or End. Returns whether it moved. */
function moveFocus(list: HTMLElement, key: string): boolean {
  const items = listItems(list);
  const getNextIndex = NEXT_INDEX_GETTERS[key];
  if (!getNextIndex) return false;
  const index = items.indexOf(document.activeElement as HTMLElement);
  const startIndex = key === 'ArrowUp' || key === 'End' ? items.length - 1 : 0;
  items[index < 0 ? startIndex : getNextIndex(index, items.length)]?.focus();
  return true;
}

/**
 * A button that opens a menu of links and actions. Arrow keys and typed letters move within it; Escape,
 * tabbing out and a click outside close it.
 */
export function Dropdown({ label, content, children }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [findTypedItem] = useState(createTypeAhead);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const handlePointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      return;
    }
    const list = document.getElementById(listId);
    if (list && moveFocus(list, event.key)) event.preventDefault();
    else if (list && isCharacter(event.key)) findTypedItem(listItems(list), event)?.focus();
    else if (!isOpen && event.key === 'ArrowDown') {
      event.preventDefault();
      setIsOpen(true);
    }
  };
  return (
    <Root
      ref={root}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setIsOpen(false);
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
        {content}
      </Toggle>
      {isOpen && <Menu id={listId}>{children(close)}</Menu>}
    </Root>
  );
}
