import { CopyButton } from './CopyButton';

export const examples = {
  'With a label': <CopyButton value="satoshi" label="Copy username" copiedLabel="Copied" />,
  Compact: <CopyButton compact value="satoshi" label="Copy username" copiedLabel="Copied" />,
};
