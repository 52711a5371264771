import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { space } from '../theme/theme';
import { FieldFrame } from './FieldFrame';
import { fieldStyles, inputStyles } from './field.styles';
import { useFieldIds } from './useFieldIds';
import type { FieldProps } from './useFieldIds';

interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'name'> {}

const Box = styled.div`
  ${fieldStyles}
`;

const Area = styled.textarea`
  ${inputStyles}
  min-block-size: 96px;
  padding-block: ${space(3)};
  line-height: 1.5;
  resize: vertical;
`;

/** Several lines of text. `ref` is the textarea. */
export function TextArea({ label, error, hint, className, style, id, ...area }: TextAreaProps) {
  const wiring = useFieldIds({ id, error, hint }, area['aria-describedby']);
  return (
    <FieldFrame label={label} wiring={wiring} error={error} hint={hint} className={className} style={style}>
      <Box>
        <Area {...area} {...wiring.aria} id={wiring.inputId} />
      </Box>
    </FieldFrame>
  );
}
