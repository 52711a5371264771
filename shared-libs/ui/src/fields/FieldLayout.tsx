import styled, { css } from 'styled-components';
import type { CSSProperties, ReactNode } from 'react';
import { visuallyHidden } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { FieldNotes } from './FieldNotes';
import type { FieldIds } from './useFieldIds';

interface FieldLayoutProps {
  label: string;
  /** Hides the label visually, where the context shows it. */
  hideLabel?: boolean;
  /** Marks the field as required, in a form that has optional fields too. */
  markRequired?: boolean;
  ids: FieldIds;
  error?: readonly string[];
  hint?: ReactNode;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-inline-size: 0;
`;

/** Screen readers announce `required` instead of the asterisk. */
const requiredMark = css`
  &::after {
    content: ' *';
    content: ' *' / '';
    color: ${theme.color.brand};
  }
`;

const Label = styled.label<{ $hidden: boolean; $isRequired: boolean }>`
  justify-self: start;
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  font-weight: 500;
  ${({ $hidden }) => $hidden && visuallyHidden}
  ${({ $isRequired }) => $isRequired && requiredMark}
`;

/** Lays out a field: the label above its input, errors and hint below. */
export function FieldLayout({
  label,
  hideLabel = false,
  markRequired = false,
  ids,
  error,
  hint,
  children,
  ...rest
}: FieldLayoutProps) {
  return (
    <Root {...rest}>
      <Label htmlFor={ids.inputId} $hidden={hideLabel} $isRequired={markRequired}>
        {label}
      </Label>
      {children}
      <FieldNotes ids={ids} error={error} hint={hint} />
    </Root>
  );
}
