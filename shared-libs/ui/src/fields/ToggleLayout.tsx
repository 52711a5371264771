import styled, { css } from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { focusRing } from '../theme/mixins';
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

interface ToggleLayoutProps extends ToggleProps {
  /** Renders the input with the given props. */
  renderControl: (input: ComponentPropsWithRef<'input'>) => ReactNode;
  /** Puts the control after its label. */
  trailing?: boolean;
}

/** Styles of checkboxes and switches in every state. Use them after the rules of `::before`, which they remove in forced colors. */
export const toggleStyles = css`
  appearance: none;
  flex: none;
  margin: 0;
  border: 1px solid ${theme.color.fieldBorder};
  background: ${theme.color.night};
  cursor: inherit;
  &:checked {
    border-color: ${theme.color.brand};
    background: ${theme.color.brand};
  }
  &:disabled {
    border-color: ${theme.color.divider};
    background: ${theme.color.raised};
  }
  ${focusRing}
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;

const Root = styled.div`
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

const Content = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Lays out a checkbox or switch: a clickable row of input and label, errors and hint below. */
export function ToggleLayout(props: ToggleLayoutProps) {
  const { label, error, hint, renderControl, trailing = false, className, style, id, ...input } = props;
  const ids = useFieldIds({ id, error, hint }, input['aria-describedby']);
  return (
    <Root className={className} style={style}>
      <Line $trailing={trailing} htmlFor={ids.inputId}>
        {renderControl({ ...input, ...ids.aria, id: ids.inputId, type: 'checkbox' })}
        <Content>{label}</Content>
      </Line>
      <FieldNotes ids={ids} error={error} hint={hint} />
    </Root>
  );
}
