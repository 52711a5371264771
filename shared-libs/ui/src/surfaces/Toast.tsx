import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';
import { Icon } from '../icons/Icon';
import { closeIcon, errorIcon, infoIcon, successIcon } from '../icons/shapes';
import { space, theme } from '../theme/theme';
import type { CloseProps } from './CloseProps';

interface OwnProps extends ComponentPropsWithRef<'div'> {
  tone: 'success' | 'error' | 'info';
  children: ReactNode;
}

type ToastProps = OwnProps & CloseProps;

const TONES = {
  success: { icon: successIcon, color: theme.color.gain },
  error: { icon: errorIcon, color: theme.color.loss },
  info: { icon: infoIcon, color: theme.color.info },
};

const Root = styled.div<{ $color: string }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 52px;
  padding-block: ${space(1)};
  padding-inline: ${space(4)} ${space(1)};
  border: 1px solid ${theme.color.divider};
  border-inline-start: 3px solid ${({ $color }) => $color};
  border-radius: ${theme.radius.button};
  background: ${theme.color.high};
  box-shadow: ${theme.shadow.modal};
  font-size: ${theme.fontSize[14]};
  & > svg {
    color: ${({ $color }) => $color};
  }
`;

const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(2)};
  padding-inline-end: ${space(2)};
  overflow-wrap: anywhere;
`;

/** A notification over the page. */
export function Toast({ tone, onClose, closeLabel, children, ...rest }: ToastProps) {
  const { icon, color } = TONES[tone];
  return (
    <Root role={tone === 'error' ? 'alert' : 'status'} $color={color} {...rest}>
      <Icon shape={icon} />
      <Content>{children}</Content>
      {onClose && <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />}
    </Root>
  );
}
