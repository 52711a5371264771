import { useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon';
import type { IconShape } from '../icons/Icon';
import { blockIcon } from '../icons/shapes';
import { flexRow, matchParentAlignment } from '../theme/mixins';
import { space, theme } from '../theme/theme';

interface BlockTickerProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  label: string;
  /** Newest first. */
  blocks: readonly TickerBlock[];
}

interface TickerBlock {
  id: string;
  title: string;
  text: string;
  /** Whether the player has a share of the block. */
  isHighlighted?: boolean;
  icon?: IconShape;
  /** Accessible name of `icon`, which replaces the block icon. */
  iconLabel?: string;
}

/** Slides a new block in from outside the list, which pushes the others along. */
const slideIn = keyframes`
  from {
    margin-inline-start: -160px;
    opacity: 0;
    scale: 0.6;
  }
  60% {
    scale: 1.06;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${space(4)};
  padding: ${space(1)};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
`;

const Block = styled.li<{ $highlighted: boolean; $isNew: boolean }>`
  ${flexRow(3)}
  position: relative;
  flex: 0 0 auto;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${({ $highlighted }) => ($highlighted ? theme.color.brand : theme.color.divider)};
  border-radius: ${theme.radius.button};
  background: ${theme.color.raised};
  scroll-snap-align: start;
  ${({ $isNew }) =>
    $isNew &&
    css`
      animation: ${slideIn} 600ms ease-out;
    `}
  & > svg {
    color: ${({ $highlighted }) => ($highlighted ? theme.color.brand : theme.color.textFaint)};
  }
  & + li::before {
    content: '';
    position: absolute;
    inset-inline-end: 100%;
    inline-size: ${space(4)};
    block-size: 1px;
    background: ${theme.color.fieldBorder};
  }
`;

const lineStyles = css`
  display: block;
  ${matchParentAlignment}
  white-space: nowrap;
`;

const Title = styled.bdi`
  ${lineStyles}
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize[14]};
`;

const Content = styled.bdi`
  ${lineStyles}
  color: ${theme.color.textFaint};
  font-size: ${theme.fontSize[12]};
`;

/** The latest blocks of the chain, in a row that scrolls; a new one slides in. */
export function BlockTicker({ label, blocks, ...rest }: BlockTickerProps) {
  const [initialIds] = useState(() => new Set(blocks.map(({ id }) => id)));
  return (
    <List aria-label={label} tabIndex={0} {...rest}>
      {blocks.map((block) => (
        <Block key={block.id} $highlighted={block.isHighlighted === true} $isNew={!initialIds.has(block.id)}>
          <Icon shape={block.icon ?? blockIcon} size={24} label={block.iconLabel} />
          <span>
            <Title dir="ltr">{block.title}</Title>
            <Content>{block.text}</Content>
          </span>
        </Block>
      ))}
    </List>
  );
}
