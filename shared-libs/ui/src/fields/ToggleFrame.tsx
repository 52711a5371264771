import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space, theme } from '../theme/theme';
import { FieldNotes } from './FieldNotes';
import { useFieldIds } from './useFieldIds';

/** Props of `Checkbox` and `Switch`. */
export interface ToggleProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'name'> {
  label: ReactNode;
  name: string;
  error?: readonly string[];
  hint?: ReactNode;
}

interface ToggleFrameProps extends ToggleProps {
  /** Draws the input with the wiring it is given. */
  control: (input: ComponentPropsWithRef<'input'>) => ReactNode;
  /** The control stands after its label. */
  trailing?: boolean;
}

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Line = styled.label<{ $trailing: boolean }>`
  display: flex;
  flex-direction: ${({ $trailing }) => ($trailing ? 'row-reverse' : 'row')};
  justify-content: ${({ $trailing }) => ($trailing ? 'space-between' : 'flex-start')};
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${theme.size.target};
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
    color: ${theme.color.textFaint};
  }
`;

const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Input and label in one line that is wholly clickable; errors and hint below. */
export function ToggleFrame(props: ToggleFrameProps) {
  const { label, error, hint, control, trailing = false, className, style, id, ...input } = props;
  const wiring = useFieldIds({ id, error, hint }, input['aria-describedby']);
  return (
    <Frame className={className} style={style}>
      <Line $trailing={trailing} htmlFor={wiring.inputId}>
        {control({ ...input, ...wiring.aria, id: wiring.inputId, type: 'checkbox' })}
        <Words>{label}</Words>
      </Line>
      <FieldNotes wiring={wiring} error={error} hint={hint} />
    </Frame>
  );
}
