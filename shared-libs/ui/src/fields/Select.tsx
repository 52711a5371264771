import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon';
import { chevronDownIcon } from '../icons/shapes';
import { space, theme } from '../theme/theme';
import { FieldLayout } from './FieldLayout';
import { fieldStyles, inputStyles } from './field.styles';
import { useFieldIds } from './useFieldIds';
import type { FieldProps } from './useFieldIds';

/** A choice of a `Select` or a `SegmentedControl`. */
export interface FieldOption {
  value: string;
  label: string;
  /** Language of the label, if it isn't the page's. */
  lang?: string;
}

interface SelectProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'name' | 'children'> {
  options: readonly FieldOption[];
  /** Hides the label visually, where the context shows it. */
  hideLabel?: boolean;
  /** Marks the label of a required field. */
  markRequired?: boolean;
}

const Box = styled.div`
  ${fieldStyles}
  position: relative;
  & > svg {
    position: absolute;
    inset-inline-end: ${space(4)};
    pointer-events: none;
    color: ${theme.color.textSoft};
    @media (forced-colors: active) {
      color: FieldText;
    }
  }
`;

const NativeSelect = styled.select`
  ${inputStyles}
  appearance: none;
  padding-inline-end: ${space(11)};
  text-overflow: ellipsis;
  cursor: pointer;
  & > option {
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
`;

/** A native select with its label. `ref` refers to the select. */
export function Select(props: SelectProps) {
  const { label, hideLabel, markRequired, error, hint, options, className, style, id, ...select } = props;
  const ids = useFieldIds({ id, error, hint }, select['aria-describedby']);
  return (
    <FieldLayout {...{ label, hideLabel, markRequired, ids, error, hint, className, style }}>
      <Box>
        <NativeSelect {...select} {...ids.aria} id={ids.inputId}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        <Icon shape={chevronDownIcon} />
      </Box>
    </FieldLayout>
  );
}
