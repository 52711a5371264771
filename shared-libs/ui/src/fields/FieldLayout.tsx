import styled from 'styled-components';
import type { CSSProperties, ReactNode } from 'react';
import { visuallyHidden } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { FieldNotes } from './FieldNotes';
import type { FieldIds } from './useFieldIds';

interface FieldLayoutProps {
  label: string;
  /** Hides the label visually, where the context shows it. */
  hideLabel?: boolean;
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

const Label = styled.label<{ $hidden: boolean }>`
  justify-self: start;
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  font-weight: 500;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** Lays out a field: the label above its input, errors and hint below. */
export function FieldLayout({
  label,
  hideLabel = false,
  ids,
  error,
  hint,
  children,
  ...rest
}: FieldLayoutProps) {
  return (
    <Root {...rest}>
      <Label htmlFor={ids.inputId} $hidden={hideLabel}>
        {label}
      </Label>
      {children}
      <FieldNotes ids={ids} error={error} hint={hint} />
    </Root>
  );
}
