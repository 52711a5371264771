import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { rowOf } from '../theme/mixins';
import { space } from '../theme/theme';
import { Heading } from './Heading';
import { Text } from './Text';

interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page's only heading of level 1. */
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

const Frame = styled.header`
  ${rowOf(4)}
  flex-wrap: wrap;
  justify-content: space-between;
  margin-block-end: ${space(6)};
`;

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  flex: 1 1 280px;
`;

/** Head of a screen: its name, one line about it, and what can be done here. */
export function PageHeader({ title, text, action, ...rest }: PageHeaderProps) {
  return (
    <Frame {...rest}>
      <Words>
        <Heading level={1}>{title}</Heading>
        {text && (
          <Text as="div" tone="soft">
            {text}
          </Text>
        )}
      </Words>
      {action}
    </Frame>
  );
}
