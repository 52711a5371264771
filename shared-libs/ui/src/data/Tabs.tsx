import { useId } from 'react';
import styled from 'styled-components';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { isShortcut } from '../keyboard/isShortcut';
import { isRightToLeft } from '../text/isRightToLeft';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { findNextTab } from './findNextTab';

interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  /** ID of the selected tab; the first one is selected if no tab has it. */
  selected: string;
  onSelect: (id: string) => void;
}

const List = styled.div`
  display: flex;
  gap: ${space(1)};
  margin-block-end: ${space(5)};
  border-block-end: 1px solid ${theme.color.divider};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled.button`
  flex: none;
  min-block-size: 48px;
  margin-block-end: -1px;
  padding-inline: ${space(4)};
  border: 0;
  border-block-end: 2px solid transparent;
  background: transparent;
  color: ${theme.color.textSoft};
  font-weight: 500;
  white-space: nowrap;
  transition: color ${theme.motion.fast};
  &:hover {
    color: ${theme.color.text};
  }
  &[aria-selected='true'] {
    border-color: ${theme.color.brand};
    color: ${theme.color.text};
  }
  @media (forced-colors: active) {
    border-color: Canvas;
    &[aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -4px;
    box-shadow: none;
    border-radius: ${theme.radius.field};
  }
`;

/** Tabs with their panels. The arrow keys, Home and End select another one. */
export function Tabs({ label, tabs, selected, onSelect, ...rest }: TabsProps) {
  const baseId = useId();
  const selectedTab = tabs.find((tab) => tab.id === selected) ?? tabs[0];

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isShortcut(event)) return;
    const next = findNextTab({
      key: event.key,
      ids: tabs.map((tab) => tab.id),
      current: selectedTab?.id,
      isRightToLeft: isRightToLeft(event.currentTarget),
    });
    if (next === null) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(`${baseId}-${next}`)?.focus();
  };

  return (
    <div {...rest}>
      <List role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-selected={tab.id === selectedTab?.id}
            aria-controls={tab.id === selectedTab?.id ? `${baseId}-panel` : undefined}
            tabIndex={tab.id === selectedTab?.id ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      {selectedTab && (
        <div role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${selectedTab.id}`}>
          {selectedTab.content}
        </div>
      )}
    </div>
  );
}
