import { useId } from 'react';
import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../layout/Heading';
import { media } from '../theme/media';
import { glass, flexRow } from '../theme/mixins';
import { space } from '../theme/theme';

export interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the section, and its accessible name. */
  title?: ReactNode;
  /** A `Hint` beside the heading, which explains it. */
  help?: ReactNode;
  level?: 2 | 3;
  /** Content at the end of the heading's row, such as a button. */
  action?: ReactNode;
}

const Root = styled.section`
  ${glass}
  min-inline-size: 0;
  padding: ${space(5)} ${space(4)};
  ${media.md} {
    padding: ${space(6)};
  }
`;

const Header = styled.div`
  ${flexRow(3)}
  flex-wrap: wrap;
  justify-content: space-between;
  min-block-size: ${space(8)};
  margin-block-end: ${space(4)};
`;

const Title = styled.div`
  ${flexRow(1)}
`;

/** A section of a page, on a translucent surface. */
export function Panel({ title, help, level = 2, action, children, ...rest }: PanelProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={title ? headingId : undefined} {...rest}>
      {(title || action) && (
        <Header>
          {title && (
            <Title>
              <Heading level={level} size={20} id={headingId}>
                {title}
              </Heading>
              {help}
            </Title>
          )}
          {action}
        </Header>
      )}
      {children}
    </Root>
  );
}
