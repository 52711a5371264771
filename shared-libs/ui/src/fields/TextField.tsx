import styled, { css } from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space, theme } from '../theme/theme';
import { FieldLayout } from './FieldLayout';
import { fieldStyles, inputStyles } from './field.styles';
import { useFieldIds } from './useFieldIds';
import type { FieldProps } from './useFieldIds';

type TextFieldVariant = 'plain' | 'code' | 'mono' | 'large';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'name' | 'maxLength'> {
  /** Maximum number of characters the server accepts. The input allows about twice as many, see `getInputMaxLength`. */
  maxLength: number;
  /** Content inside the box after the input, such as a unit or a button. */
  after?: ReactNode;
  /** `code` for one-time codes, `mono` for addresses and hashes, `large` for the main amount of a form. */
  variant?: TextFieldVariant;
  /** Hides the label visually, where the context shows it. */
  hideLabel?: boolean;
  /** Marks the label of a required field. */
  markRequired?: boolean;
}

/** Aligns left-to-right content with its label in right-to-left pages. */
const alignWithLabel = css`
  &[dir='ltr'] {
    html[dir='rtl'] & {
      text-align: end;
    }
  }
`;

const VARIANTS = {
  plain: alignWithLabel,
  mono: css`
    ${alignWithLabel}
    font-family: ${theme.font.mono};
    font-size: ${theme.fontSize[16]};
  `,
  large: css`
    ${alignWithLabel}
    font-size: ${theme.fontSize[24]};
    font-weight: 600;
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
  & > :not(input, button):last-child {
    padding-inline-end: ${space(4)};
  }
`;

const Input = styled.input<{ $variant: TextFieldVariant }>`
  ${inputStyles}
  font-variant-numeric: tabular-nums;
  ${({ $variant }) => VARIANTS[$variant]}
`;

/** Emails, URLs, codes, addresses and amounts are left to right in every language. */
const getDirection = (type: string | undefined, variant: TextFieldVariant) =>
  variant !== 'plain' || type === 'email' || type === 'url' ? 'ltr' : undefined;

/**
 * Returns the `maxlength` of an input. It keeps a paste of megabytes from freezing the page. Text that it truncates is still too
 * long for the server, so that a password or an address gets an error and is never shortened silently. The browser counts
 * UTF-16 code units, of which a character has up to two.
 */
const getInputMaxLength = (characters: number) => 2 * characters + 1;

/** A text input with its label. `ref` refers to the input. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    markRequired,
    error,
    hint,
    after,
    variant = 'plain',
    className,
    style,
    id,
    maxLength,
    ...input
  } = props;
  const ids = useFieldIds({ id, error, hint }, input['aria-describedby']);
  return (
    <FieldLayout {...{ label, hideLabel, markRequired, ids, error, hint, className, style }}>
      <Box>
        <Input
          dir={getDirection(input.type, variant)}
          // Enter submits the form.
          enterKeyHint={input.type === 'search' ? 'search' : 'go'}
          {...input}
          {...ids.aria}
          maxLength={getInputMaxLength(maxLength)}
          id={ids.inputId}
          $variant={variant}
        />
        {after}
      </Box>
    </FieldLayout>
  );
}
