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

const TRACK_BORDER_PX = 1;
/** Transparent border of a choice: it belongs to the target, and separates the backgrounds. */
const CHOICE_BORDER_PX = 2;
const CHOICE_PADDING_PX = 16;
const SPACING = {
  groupPadding: 2 * TRACK_BORDER_PX,
  choicePadding: 2 * (CHOICE_PADDING_PX + CHOICE_BORDER_PX),
  minChoiceWidth: 46,
  gap: 0,
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
  max-inline-size: 100%;
  border: ${TRACK_BORDER_PX}px solid ${theme.color.divider};
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
  /* With the border of the track, as high as a field beside it. */
  min-block-size: 46px;
  min-inline-size: 46px;
  padding-inline: ${CHOICE_PADDING_PX}px;
  border: ${CHOICE_BORDER_PX}px solid transparent;
  border-radius: 11px;
  background-clip: padding-box;
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
    background-color: ${theme.color.high};
    color: ${theme.color.brand};
    box-shadow: inset 0 0 0 1px ${theme.color.fieldBorder};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.info};
    outline-offset: 0;
  }
  /* Forced colors would show the transparent borders, so that only a color would mark the checked choice. */
  @media (forced-colors: active) {
    border-color: Canvas;
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
