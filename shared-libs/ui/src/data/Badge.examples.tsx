import { boltIcon } from '../icons/shapes';
import { Stack } from '../layout/Stack';
import { Badge } from './Badge';

export const examples = {
  Tones: (
    <Stack row wrap gap={2}>
      {(['neutral', 'brand', 'info', 'gain', 'loss', 'warn', 'bonus'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  ),
  'With an icon': (
    <Badge tone="gain" icon={boltIcon}>
      Running
    </Badge>
  ),
};
