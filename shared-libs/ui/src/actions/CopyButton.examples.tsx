import { CopyButton } from './CopyButton';

const username = {
  value: 'satoshi',
  label: 'Copy username',
  copiedLabel: 'Copied',
  onFail: () => undefined,
};

export const examples = {
  'With a label': <CopyButton {...username} />,
  Compact: <CopyButton {...username} compact />,
};
