import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { space } from '../theme/theme';
import { FieldFrame } from './FieldFrame';
import { fieldLook, inputLook } from './fieldLook';
import { useFieldWiring } from './useFieldWiring';
import type { FieldProps } from './useFieldWiring';

interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'name'> {}

const Box = styled.div`
  ${fieldLook}
`;

const Area = styled.textarea`
  ${inputLook}
  min-block-size: 96px;
  padding-block: ${space(3)};
  line-height: 1.5;
  resize: vertical;
`;

/** Several lines of text. `ref` is the textarea. */
export function TextArea({ label, error, hint, className, style, id, ...area }: TextAreaProps) {
  const wiring = useFieldWiring({ id, error, hint }, area['aria-describedby']);
  return (
    <FieldFrame label={label} wiring={wiring} error={error} hint={hint} className={className} style={style}>
      <Box>
        <Area {...area} {...wiring.aria} id={wiring.inputId} />
      </Box>
    </FieldFrame>
  );
}
