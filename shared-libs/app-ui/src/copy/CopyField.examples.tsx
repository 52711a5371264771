import { CopyField } from './CopyField';

export const examples = {
  Link: <CopyField value="https://hashgrid.example/ref/GRID-21" label="Copy invite link" />,
  'Shown in groups': (
    <CopyField value="JBSWY3DPEHPK3PXP" label="Copy key">
      JBSW Y3DP EHPK 3PXP
    </CopyField>
  ),
  Large: <CopyField value="satoshi" label="Copy username" large />,
};
