import { Stack } from '../layout/Stack';
import { BatteryBar } from './BatteryBar';

export const examples = {
  Levels: (
    <Stack>
      <BatteryBar value={0.9} valueText="90%" label="Battery, full" />
      <BatteryBar value={0.45} valueText="45%" label="Battery, half" />
      <BatteryBar value={0.1} valueText="10%" label="Battery, low" />
    </Stack>
  ),
  Charging: <BatteryBar value={0.6} valueText="60%" label="Battery, charging" charging />,
};
