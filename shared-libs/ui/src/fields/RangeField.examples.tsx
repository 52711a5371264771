import { RangeField } from './RangeField';

export const examples = {
  Default: <RangeField label="Zoom" name="zoom" min={1} max={4} step={0.1} defaultValue={2} />,
  Disabled: <RangeField label="Zoom" name="zoom" min={1} max={4} defaultValue={2} disabled />,
};
