import { Stack } from './Stack';
import { Text } from './Text';

export const examples = {
  Tones: (
    <Stack gap={2}>
      {(['neutral', 'soft', 'faint', 'brand', 'info', 'gain', 'loss', 'warn', 'bonus'] as const).map(
        (tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ),
      )}
    </Stack>
  ),
  Sizes: (
    <Stack gap={2}>
      {([12, 14, 16, 20] as const).map((size) => (
        <Text key={size} size={size}>
          {size} px
        </Text>
      ))}
    </Stack>
  ),
  Strong: <Text strong>Strong</Text>,
};
