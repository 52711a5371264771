import { useState } from 'react';
import { SegmentedControl } from './SegmentedControl';

const OPTIONS = ['Day', 'Week', 'Month'].map((label) => ({ value: label, label }));

function Period({ hideLabel }: { hideLabel?: boolean }) {
  const [value, setValue] = useState('Day');
  return (
    <SegmentedControl
      label="Period"
      name={hideLabel ? 'hidden' : 'period'}
      options={OPTIONS}
      value={value}
      onChange={setValue}
      hideLabel={hideLabel}
    />
  );
}

export const examples = {
  'With a label': () => <Period />,
  'With a hidden label': () => <Period hideLabel />,
};
