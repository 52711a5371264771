import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { flexRow } from '../theme/mixins';
import { space } from '../theme/theme';
import { Heading } from './Heading';
import { Text } from './Text';

interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page's only heading of level 1. */
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

const Root = styled.header`
  ${flexRow(4)}
  flex-wrap: wrap;
  justify-content: space-between;
  margin-block-end: ${space(6)};
`;

const Content = styled.div`
  display: grid;
  gap: ${space(1)};
  flex: 1 1 280px;
`;

/** The header of a page: its heading, a short description, and its main action. */
export function PageHeader({ title, text, action, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      <Content>
        <Heading level={1}>{title}</Heading>
        {text && (
          <Text as="div" tone="soft">
            {text}
          </Text>
        )}
      </Content>
      {action}
    </Root>
  );
}
