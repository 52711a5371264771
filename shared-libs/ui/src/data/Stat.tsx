import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconShape } from '../icons/Icon';
import { flexRow } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { getToneColor } from '../theme/tone';
import type { Tone } from '../theme/tone';

interface StatProps extends ComponentPropsWithRef<'div'> {
  label: string;
  value: ReactNode;
  /** Text below the value. */
  hint?: ReactNode;
  /** A `Hint` beside the label, which explains it. */
  help?: ReactNode;
  icon?: IconShape;
  /** Color of the icon. */
  tone?: Tone;
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  background: linear-gradient(${theme.color.raised}, ${theme.color.panel});
  box-shadow: ${theme.shadow.card};
`;

const Label = styled.div<{ $tone: Tone }>`
  ${flexRow(2)}
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  & > svg {
    color: ${({ $tone }) => getToneColor($tone)};
  }
`;

const Value = styled.div`
  font-size: ${theme.fontSize[24]};
  font-weight: 600;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const HintText = styled.div`
  color: ${theme.color.textFaint};
  font-size: ${theme.fontSize[14]};
`;

/** A key figure with its label. */
export function Stat({ label, value, hint, help, icon, tone = 'brand', ...rest }: StatProps) {
  return (
    <Root {...rest}>
      <Label $tone={tone}>
        {icon && <Icon shape={icon} size={18} />}
        {label}
        {help}
      </Label>
      <Value>{value}</Value>
      {hint && <HintText>{hint}</HintText>}
    </Root>
  );
}
