import { Hash } from './Hash';
import { Tooltip } from './Tooltip';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

export const examples = {
  Text: <Tooltip tip="Settled every 10 seconds">Live</Tooltip>,
  'Full address': (
    <Tooltip tip={<Hash value={ADDRESS} />}>
      <Hash value={ADDRESS} short title={undefined} />
    </Tooltip>
  ),
};
