import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconShape } from '../icons/Icon';
import { space, theme } from '../theme/theme';
import { getToneColor } from '../theme/tone';
import type { Tone } from '../theme/tone';

interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: Tone;
  icon?: IconShape;
  children: ReactNode;
}

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 24px;
  padding-inline: ${space(2)};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => getToneColor($tone)} 35%, transparent);
  border-radius: 6px;
  background: color-mix(in srgb, ${({ $tone }) => getToneColor($tone)} 12%, transparent);
  color: ${({ $tone }) => getToneColor($tone)};
  font-size: ${theme.fontSize[12]};
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
`;

/** A colored label for a status, one or two words long. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Root $tone={tone} {...rest}>
      {icon && <Icon shape={icon} size={14} />}
      {children}
    </Root>
  );
}
