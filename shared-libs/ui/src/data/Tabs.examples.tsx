import { useState } from 'react';
import { Tabs } from './Tabs';

function Sample() {
  const [selected, setSelected] = useState('send');
  return (
    <Tabs
      label="Payments"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'send', label: 'Send', content: 'Send tokens' },
        { id: 'receive', label: 'Receive', content: 'Receive tokens' },
        { id: 'swap', label: 'Swap', content: 'Swap tokens' },
      ]}
    />
  );
}

export const examples = {
  Default: () => <Sample />,
};
