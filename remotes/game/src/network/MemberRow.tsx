import type { NetworkMember } from '@hashgrid/contracts';
import { DateText, Interpolate, TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { chevronDownIcon, chevronEndIcon, Icon, media, space, Text, theme } from '@hashgrid/ui';
import styled from 'styled-components';
import { MemberHashrate } from './MemberHashrate';
import { useReleasedTabStop, useTree } from './TreeContext';

const Name = styled.div<{ $level: number }>`
  display: grid;
  grid-template-columns: auto minmax(5.25rem, 1fr);
  align-items: center;
  gap: ${space(1)};
  padding-inline-start: calc(${({ $level }) => $level - 1} * ${space(3)});
  ${media.sm} {
    grid-template-columns: auto minmax(6.5rem, 1fr);
    gap: ${space(2)};
    padding-inline-start: calc(${({ $level }) => $level - 1} * ${space(6)});
  }
`;

const ToggleButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${theme.size.target};
  block-size: ${theme.size.target};
  border: 0;
  border-radius: ${theme.radius.field};
  background: transparent;
  color: ${theme.color.textSoft};
  &:hover {
    background: ${theme.color.high};
  }
`;

const TogglePlaceholder = styled.span`
  inline-size: ${theme.size.target};
`;

interface MemberRowProps {
  member: NetworkMember;
  level: number;
  /** Position among its siblings, from 1. */
  position: number;
  /** Number of siblings, -1 while unknown (as in `aria-setsize`). */
  siblings: number;
  /** Whether it is the first row of the tree, on which Tab stops until another row has had the focus. */
  isFirst: boolean;
}

/** A row of the members' tree. */
export function MemberRow({ member, level, position, siblings, isFirst }: MemberRowProps) {
  const t = useTranslate();
  const { isExpanded, toggle, activeKey, token } = useTree();
  const { id, name, children, joinedAt, earned } = member;
  useReleasedTabStop(id);
  const isParent = children > 0;
  const isOpen = isParent && isExpanded(id);
  const isTabStop = activeKey === null ? isFirst : activeKey === id;
  return (
    <tr
      role="row"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isParent ? isOpen : undefined}
      data-key={id}
      tabIndex={isTabStop ? 0 : -1}
    >
      <td role="gridcell" tabIndex={-1}>
        <Name $level={level}>
          {isParent ? (
            <ToggleButton
              type="button"
              tabIndex={-1}
              aria-label={
                isOpen
                  ? t('Hide players invited by %name%', { name })
                  : t('Show players invited by %name%', { name })
              }
              onClick={() => toggle(id)}
            >
              <Icon shape={isOpen ? chevronDownIcon : chevronEndIcon} />
            </ToggleButton>
          ) : (
            <TogglePlaceholder />
          )}
          <div>
            <Text as="span" strong>
              <bdi>{name}</bdi>
            </Text>
            <Text size={12} tone="faint">
              <Interpolate text={t('Joined %date%')} values={{ date: <DateText at={joinedAt} /> }} />
              {isParent && ` · ${t.plural({ one: 'invited %count%', other: 'invited %count%' }, children)}`}
            </Text>
          </div>
        </Name>
      </td>
      <td role="gridcell" tabIndex={-1}>
        <MemberHashrate member={member} focusable={false} />
      </td>
      <td role="gridcell" tabIndex={-1}>
        <TokenAmount value={earned} token={token} short focusable={false} />
      </td>
    </tr>
  );
}
