import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { space, theme } from '../theme/theme';
import { FieldFrame } from './FieldFrame';
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

/** A value between two ends, by the browser's own slider. `ref` is the input. */
export function RangeField({ label, error, hint, className, style, id, ...input }: RangeFieldProps) {
  const wiring = useFieldIds({ id, error, hint }, input['aria-describedby']);
  return (
    <FieldFrame label={label} wiring={wiring} error={error} hint={hint} className={className} style={style}>
      <Range {...input} {...wiring.aria} id={wiring.inputId} type="range" />
    </FieldFrame>
  );
}
