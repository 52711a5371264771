import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon';
import { chevronDownIcon } from '../icons/shapes';
import { space, theme } from '../theme/theme';
import { FieldFrame } from './FieldFrame';
import { fieldStyles, inputStyles } from './field.styles';
import { useFieldIds } from './useFieldIds';
import type { FieldProps } from './useFieldIds';

/** A choice of a `Select` or a `SegmentedControl`. */
export interface FieldOption {
  value: string;
  label: string;
  /** Language of the label where it is not the page's. */
  lang?: string;
}

interface SelectProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'name' | 'children'> {
  options: readonly FieldOption[];
}

const Box = styled.div`
  ${fieldStyles}
  position: relative;
  & > svg {
    position: absolute;
    inset-inline-end: ${space(4)};
    pointer-events: none;
    color: ${theme.color.textSoft};
  }
`;

const Native = styled.select`
  ${inputStyles}
  appearance: none;
  padding-inline-end: ${space(11)};
  cursor: pointer;
  & > option {
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
`;

/** The browser's own list of choices in our box. `ref` is the select. */
export function Select({ label, error, hint, options, className, style, id, ...select }: SelectProps) {
  const wiring = useFieldIds({ id, error, hint }, select['aria-describedby']);
  return (
    <FieldFrame label={label} wiring={wiring} error={error} hint={hint} className={className} style={style}>
      <Box>
        <Native {...select} {...wiring.aria} id={wiring.inputId}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </Native>
        <Icon of={chevronDownIcon} />
      </Box>
    </FieldFrame>
  );
}
