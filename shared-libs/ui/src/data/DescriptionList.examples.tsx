import { DescriptionList } from './DescriptionList';

export const examples = {
  Default: (
    <DescriptionList
      items={[
        { term: 'Recipient', value: 'ada' },
        { term: 'Total', value: '12.5 USDT' },
      ]}
    />
  ),
};
