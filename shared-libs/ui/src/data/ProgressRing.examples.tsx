import { ProgressRing } from './ProgressRing';

export const examples = {
  Default: (
    <ProgressRing value={0.4} label="Next block">
      <strong>0:36</strong>
    </ProgressRing>
  ),
  'Another tone and size': <ProgressRing value={0.9} label="Charge" tone="info" size={96} />,
};
