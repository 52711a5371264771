import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon';
import { checkIcon } from '../icons/shapes';
import { media } from '../theme/media';
import { flexRow } from '../theme/mixins';
import { space, theme } from '../theme/theme';

interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  label: string;
  steps: readonly string[];
  /** Index of the current step; those before it are done. */
  current: number;
}

const List = styled.ol`
  ${flexRow(2)}
  align-items: stretch;
  /* Large text needs more than one line. */
  flex-wrap: wrap;
`;

const Step = styled.li<{ $reached: boolean }>`
  ${flexRow(2)}
  align-items: start;
  flex: 1;
  padding-block-start: ${space(2)};
  border-block-start: 2px solid ${({ $reached }) => ($reached ? theme.color.brand : theme.color.divider)};
  color: ${({ $reached }) => ($reached ? theme.color.text : theme.color.textFaint)};
  font-size: ${theme.fontSize[12]};
  font-weight: 500;
  ${media.sm} {
    font-size: ${theme.fontSize[14]};
  }
  @media (forced-colors: active) {
    border-color: ${({ $reached }) => ($reached ? 'Highlight' : 'GrayText')};
    &[aria-current] {
      border-block-start-width: 6px;
    }
  }
  & > svg {
    margin-block-start: 2px;
    color: ${theme.color.brand};
  }
`;

/** The steps of a process and the current one. */
export function Steps({ label, steps, current, ...rest }: StepsProps) {
  return (
    <List aria-label={label} {...rest}>
      {steps.map((step, index) => (
        <Step key={step} $reached={index <= current} aria-current={index === current ? 'step' : undefined}>
          {index < current && <Icon shape={checkIcon} size={16} />}
          {step}
        </Step>
      ))}
    </List>
  );
}
