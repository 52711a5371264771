import { useId } from 'react';
import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../layout/Heading';
import { media } from '../theme/media';
import { glass, rowOf } from '../theme/mixins';
import { space } from '../theme/theme';

interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading that names the section. */
  title?: ReactNode;
  level?: 2 | 3;
  /** At the end of the heading's line. */
  action?: ReactNode;
}

const Frame = styled.section`
  ${glass}
  min-inline-size: 0;
  padding: ${space(5)} ${space(4)};
  ${media.md} {
    padding: ${space(6)};
  }
`;

const Head = styled.div`
  ${rowOf(3)}
  flex-wrap: wrap;
  justify-content: space-between;
  min-block-size: ${space(8)};
  margin-block-end: ${space(4)};
`;

/** A section of a screen: glass that lets the background through. */
export function Panel({ title, level = 2, action, children, ...rest }: PanelProps) {
  const headingId = useId();
  return (
    <Frame aria-labelledby={title ? headingId : undefined} {...rest}>
      {(title || action) && (
        <Head>
          {title && (
            <Heading level={level} size={20} id={headingId}>
              {title}
            </Heading>
          )}
          {action}
        </Head>
      )}
      {children}
    </Frame>
  );
}
