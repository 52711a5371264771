import styled, { css } from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space, theme } from '../theme/theme';
import { FieldFrame } from './FieldFrame';
import { fieldStyles, inputStyles } from './field.styles';
import { useFieldIds } from './useFieldIds';
import type { FieldProps } from './useFieldIds';

type Look = 'plain' | 'code' | 'mono';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'name'> {
  /** Within the box, before and after the input: a unit, a button. */
  before?: ReactNode;
  after?: ReactNode;
  /** `code` for one-time codes, `mono` for addresses and hashes. */
  look?: Look;
}

/** What reads left to right begins where its label does. */
const startWithLabel = css`
  &[dir='ltr'] {
    html[dir='rtl'] & {
      text-align: end;
    }
  }
`;

const LOOKS = {
  plain: startWithLabel,
  mono: css`
    ${startWithLabel}
    font-family: ${theme.font.mono};
    font-size: ${theme.fontSize[16]};
  `,
  code: css`
    padding-inline-start: calc(${space(4)} + 0.3em);
    font-family: ${theme.font.mono};
    font-size: ${theme.fontSize[24]};
    letter-spacing: 0.3em;
    text-align: center;
  `,
};

const Box = styled.div`
  ${fieldStyles}
  & > :not(input) {
    flex: none;
    color: ${theme.color.textSoft};
  }
  & > :not(input, button):first-child {
    padding-inline-start: ${space(4)};
  }
  & > :not(input, button):last-child {
    padding-inline-end: ${space(4)};
  }
`;

const Input = styled.input<{ $look: Look }>`
  ${inputStyles}
  font-variant-numeric: tabular-nums;
  ${({ $look }) => LOOKS[$look]}
`;

/** Addresses, passwords and codes read left to right in every language. */
const directionOf = (type: string | undefined, look: Look) =>
  look !== 'plain' || type === 'email' || type === 'password' || type === 'url' ? 'ltr' : undefined;

/** One line of text. `ref` is the input. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, before, after, look = 'plain', className, style, id, ...input } = props;
  const wiring = useFieldIds({ id, error, hint }, input['aria-describedby']);
  return (
    <FieldFrame label={label} wiring={wiring} error={error} hint={hint} className={className} style={style}>
      <Box>
        {before}
        <Input
          dir={directionOf(input.type, look)}
          {...input}
          {...wiring.aria}
          id={wiring.inputId}
          $look={look}
        />
        {after}
      </Box>
    </FieldFrame>
  );
}
