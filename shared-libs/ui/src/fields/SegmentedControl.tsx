import styled from 'styled-components';
import type { CSSProperties } from 'react';
import { visuallyHidden } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { FieldOption } from './Select';

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

const Group = styled.fieldset`
  display: grid;
  justify-items: start;
`;

const Legend = styled.legend<{ $hidden: boolean }>`
  margin-block-end: ${space(2)};
  padding: 0;
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  font-weight: 500;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Track = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  max-inline-size: 100%;
  padding: 3px;
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.button};
  background: ${theme.color.night};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  flex: 1 0 auto;
  min-block-size: ${theme.size.target};
  min-inline-size: ${theme.size.target};
  padding-inline: ${space(4)};
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
    outline: 2px solid ${theme.color.cyan};
    outline-offset: 2px;
  }
`;

/** A choice between a few options that are all visible. */
export function SegmentedControl({
  label,
  name,
  options,
  value,
  onChange,
  hideLabel = false,
  ...rest
}: SegmentedControlProps) {
  return (
    <Group {...rest}>
      <Legend $hidden={hideLabel}>{label}</Legend>
      <Track>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Choice>
        ))}
      </Track>
    </Group>
  );
}
