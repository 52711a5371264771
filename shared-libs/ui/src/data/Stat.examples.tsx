import { hashrateIcon } from '../icons/shapes';
import { Stat } from './Stat';

export const examples = {
  Default: <Stat icon={hashrateIcon} label="Hashrate" value="12.5 TH/s" hint="of 20 TH/s" />,
  'Another tone': <Stat icon={hashrateIcon} tone="info" label="Hashrate" value="12.5 TH/s" />,
};
