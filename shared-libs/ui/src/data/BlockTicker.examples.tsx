import { BlockTicker } from './BlockTicker';

export const examples = {
  Default: (
    <BlockTicker
      label="Latest blocks"
      blocks={[
        { id: '3', title: '#1,203', text: '+0.51 ORE', isHighlighted: true },
        { id: '2', title: '#1,202', text: '12:00:10' },
        { id: '1', title: '#1,201', text: '12:00:00' },
      ]}
    />
  ),
};
