import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { errorIcon, infoIcon, successIcon, warnIcon } from '../icons/shapes';
import { space, theme } from '../theme/theme';
import { moveFocusOnUnmount } from './moveFocusOnUnmount';

interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: 'info' | 'success' | 'warn' | 'error';
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
}

const TONES = {
  info: { icon: infoIcon, color: theme.color.info },
  success: { icon: successIcon, color: theme.color.gain },
  warn: { icon: warnIcon, color: theme.color.warn },
  error: { icon: errorIcon, color: theme.color.loss },
};

const Root = styled.div<{ $color: string }>`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid color-mix(in srgb, ${({ $color }) => $color} 40%, ${theme.color.divider});
  border-radius: ${theme.radius.button};
  background: color-mix(in srgb, ${({ $color }) => $color} 9%, ${theme.color.panel});
  font-size: ${theme.fontSize[14]};
  & > svg {
    margin-block-start: 1px;
    color: ${({ $color }) => $color};
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${space(1)};
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Action = styled.div`
  margin-block-start: ${space(2)};
`;

/** A message within a page or form. Errors are announced assertively, all others politely. */
export function Alert({ tone = 'info', title, action, children, ...rest }: AlertProps) {
  const { icon, color } = TONES[tone];
  return (
    <Root ref={moveFocusOnUnmount} role={tone === 'error' ? 'alert' : 'status'} $color={color} {...rest}>
      <Icon shape={icon} />
      <Content>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
        {action && <Action>{action}</Action>}
      </Content>
    </Root>
  );
}
