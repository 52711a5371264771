import { useCallback, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { caption, focusRing, isRightToLeft, media, space, theme } from '@hashgrid/ui';
import styled from 'styled-components';
import { MemberRows } from './MemberRows';
import { TreeContext } from './TreeContext';
import { getTreegridAction } from './getTreegridAction';

const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  font-size: ${theme.fontSize[14]};
  & :is(th, td) {
    padding: ${space(3)} ${space(1)};
    text-align: start;
    vertical-align: middle;
    ${media.sm} {
      padding-inline: ${space(2)};
    }
  }
  & th {
    ${caption}
  }
  /* In a narrower column, names and dates would wrap at every letter; the table scrolls instead. */
  & :is(th, td):first-child {
    min-inline-size: 9rem;
    padding-inline-start: 0;
    ${media.sm} {
      min-inline-size: 11rem;
      padding-inline-start: ${space(2)};
    }
  }
  & td {
    border-block-start: 1px solid ${theme.color.divider};
  }
  & :is(th, td):not(:first-child) {
    text-align: end;
    white-space: nowrap;
  }
  & :is(tbody tr, td) {
    border-radius: ${theme.radius.field};
    ${focusRing}
    &:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
  }
  & tbody tr:hover td {
    background: ${theme.color.glint};
  }
`;

/** Returns a copy of the set with the ID added, or removed if it was there. */
function toggleId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The players of the network as a tree; each branch is loaded when it is expanded. */
export function MemberTree({ token }: { token: string }) {
  const t = useTranslate();
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set());
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const releaseTabStop = useCallback(
    (key: string) => setActiveKey((current) => (current === key ? null : current)),
    [],
  );
  const toggle = (id: string) => setExpandedIds((current) => toggleId(current, id));

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    // A button in a cell handles Enter itself.
    if (event.target.closest('button') && event.key === 'Enter') return;
    const action = getTreegridAction(event.currentTarget, {
      key: event.key,
      from: event.target,
      isRightToLeft: isRightToLeft(event.currentTarget),
    });
    if (!action) return;
    event.preventDefault();
    if ('focus' in action) action.focus.focus();
    else if ('press' in action) action.press.click();
    else toggle(action.toggle.dataset.key ?? '');
  };
  const handleFocus = ({ target }: FocusEvent<HTMLTableElement>) =>
    setActiveKey(target.closest<HTMLElement>('[role="row"]')?.dataset.key ?? null);

  return (
    <TreeContext
      value={{ isExpanded: (id) => expandedIds.has(id), toggle, activeKey, releaseTabStop, token }}
    >
      <Scroller>
        <Table
          role="treegrid"
          aria-label={t('Players in your network')}
          onKeyDown={handleKeyDown}
          onFocus={handleFocus}
        >
          <thead>
            <tr role="row">
              {[t('Player'), t('Hashrate'), t('Your bonus')].map((title) => (
                <th key={title} role="columnheader" scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <MemberRows level={1} />
          </tbody>
        </Table>
      </Scroller>
    </TreeContext>
  );
}
