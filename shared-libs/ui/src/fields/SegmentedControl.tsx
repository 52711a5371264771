import styled, { css } from 'styled-components';
import type { CSSProperties } from 'react';
import { visuallyHidden } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { FieldOption } from './Select';
import { useColumns } from './useColumns';

interface SegmentedControlProps {
  label: string;
  name: string;
  options: readonly FieldOption[];
  value: string;
  onChange: (value: string) => void;
  /** Hides the label visually, where the context shows it. */
  hideLabel?: boolean;
  className?: string;
  style?: CSSProperties;
}

const GAP_PX = 4;
/** Padding of the track, including its border of 1 px. */
const INSET_PX = 4;
const CHOICE_PADDING_PX = 16;
const SPACING = {
  groupPadding: 2 * INSET_PX,
  choicePadding: 2 * CHOICE_PADDING_PX,
  minChoiceWidth: 44,
  gap: GAP_PX,
};

const Group = styled.fieldset<{ $columns: number | null }>`
  display: grid;
  justify-items: start;
  align-content: start;
  inline-size: ${({ $columns }) => ($columns === null ? 'auto' : '100%')};
`;

const Legend = styled.legend<{ $hidden: boolean }>`
  margin-block-end: ${space(2)};
  padding: 0;
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  font-weight: 500;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const columnStyles = (columns: number) => css`
  display: grid;
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  inline-size: 100%;
`;

const Track = styled.div<{ $columns: number | null }>`
  display: inline-flex;
  gap: ${GAP_PX}px;
  max-inline-size: 100%;
  padding: ${INSET_PX - 1}px;
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.button};
  background: ${theme.color.night};
  ${({ $columns }) => $columns !== null && columnStyles($columns)}
  & span {
    white-space: ${({ $columns }) => ($columns === 1 ? 'normal' : 'nowrap')};
    text-align: center;
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  flex: 1 0 auto;
  min-block-size: ${theme.size.target};
  min-inline-size: ${theme.size.target};
  padding-inline: ${CHOICE_PADDING_PX}px;
  border-radius: 9px;
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  font-weight: 500;
  cursor: pointer;
  transition: background-color ${theme.motion.fast};
  & > input {
    ${visuallyHidden}
  }
  &:hover {
    color: ${theme.color.text};
  }
  &:has(:checked) {
    background: ${theme.color.high};
    color: ${theme.color.brand};
    box-shadow: inset 0 0 0 1px ${theme.color.fieldBorder};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.info};
    outline-offset: 2px;
  }
`;

/** A choice between a few options that are all visible: in one row, or in equal columns if they don't fit in one. */
export function SegmentedControl({
  label,
  name,
  options,
  value,
  onChange,
  hideLabel = false,
  ...rest
}: SegmentedControlProps) {
  const { ref, columns } = useColumns<HTMLFieldSetElement>(
    options.map(({ label }) => label).join('\n'),
    SPACING,
  );
  return (
    <Group {...rest} ref={ref} $columns={columns}>
      <Legend $hidden={hideLabel}>{label}</Legend>
      <Track $columns={columns}>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Choice>
        ))}
      </Track>
    </Group>
  );
}
