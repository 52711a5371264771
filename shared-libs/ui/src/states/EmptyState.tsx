import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconShape } from '../icons/Icon';
import { emptyIcon } from '../icons/shapes';
import { Heading } from '../layout/Heading';
import { Text } from '../layout/Text';
import { IconTile } from '../surfaces/IconTile';
import { space } from '../theme/theme';

interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  icon?: IconShape;
  title: string;
  /** Heading level of the title; without it, the title is plain text. */
  level?: 1 | 2 | 3;
  text?: ReactNode;
  /** A button or link to the next step. */
  action?: ReactNode;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(10)} ${space(4)};
  text-align: center;
  & > :last-child:not(p) {
    margin-block-start: ${space(3)};
  }
`;

/** A placeholder for an empty list. */
export function EmptyState({ icon = emptyIcon, title, level, text, action, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <IconTile>
        <Icon shape={icon} size={26} />
      </IconTile>
      {level ? (
        <Heading level={level} size={20}>
          {title}
        </Heading>
      ) : (
        <Text strong>{title}</Text>
      )}
      {text && (
        <Text tone="soft" size={14}>
          {text}
        </Text>
      )}
      {action && <div>{action}</div>}
    </Root>
  );
}
