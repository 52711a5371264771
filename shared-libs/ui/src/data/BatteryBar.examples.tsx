import { Stack } from '../layout/Stack';
import { BatteryBar } from './BatteryBar';

export const examples = {
  Levels: (
    <Stack>
      <BatteryBar value={0.9} label="Battery, full" />
      <BatteryBar value={0.45} label="Battery, half" />
      <BatteryBar value={0.1} label="Battery, low" />
    </Stack>
  ),
  Charging: <BatteryBar value={0.6} label="Battery, charging" charging />,
};
