import styled from 'styled-components';
import type { CSSProperties, ReactNode } from 'react';
import { space, theme } from '../theme/theme';
import { FieldNotes } from './FieldNotes';
import type { FieldWiring } from './useFieldIds';

interface FieldFrameProps {
  label: string;
  wiring: FieldWiring;
  error?: readonly string[];
  hint?: ReactNode;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-inline-size: 0;
`;

const Label = styled.label`
  justify-self: start;
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  font-weight: 500;
`;

/** Label above, box in the middle, errors and hint below. */
export function FieldFrame({ label, wiring, error, hint, children, ...rest }: FieldFrameProps) {
  return (
    <Frame {...rest}>
      <Label htmlFor={wiring.inputId}>{label}</Label>
      {children}
      <FieldNotes wiring={wiring} error={error} hint={hint} />
    </Frame>
  );
}
