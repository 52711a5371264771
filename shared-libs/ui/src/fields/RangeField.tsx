import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { space, theme } from '../theme/theme';
import { FieldLayout } from './FieldLayout';
import { useFieldIds } from './useFieldIds';
import type { FieldProps } from './useFieldIds';

interface RangeFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'name' | 'type'> {}

const Range = styled.input`
  inline-size: 100%;
  min-block-size: ${theme.size.target};
  margin: 0;
  padding-inline: ${space(1)};
  cursor: pointer;
`;

/** A native slider with its label. `ref` refers to the input. */
export function RangeField({ label, error, hint, className, style, id, ...input }: RangeFieldProps) {
  const ids = useFieldIds({ id, error, hint }, input['aria-describedby']);
  return (
    <FieldLayout label={label} ids={ids} error={error} hint={hint} className={className} style={style}>
      <Range {...input} {...ids.aria} id={ids.inputId} type="range" />
    </FieldLayout>
  );
}
