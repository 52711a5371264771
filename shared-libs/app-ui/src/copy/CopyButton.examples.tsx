import { CopyButton } from './CopyButton';

export const examples = {
  Default: <CopyButton value="GRID-21" label="Copy invite link" />,
  Compact: <CopyButton value="GRID-21" label="Copy invite link" compact />,
};
