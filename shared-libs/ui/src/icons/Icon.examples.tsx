import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { Icon } from './Icon';
import * as shapes from './shapes';

export const examples = {
  All: (
    <Grid min={130} gap={3}>
      {Object.entries(shapes).map(([name, shape]) => (
        <Stack key={name} row gap={2}>
          <Icon shape={shape} />
          <Text size={12}>{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
  'With an accessible name': <Icon shape={shapes.walletIcon} size={32} label="Wallet" />,
};
