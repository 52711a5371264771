import { Card } from '../surfaces/Card';
import { Stack } from './Stack';

export const examples = {
  Column: (
    <Stack gap={2}>
      <Card>One</Card>
      <Card>Two</Card>
    </Stack>
  ),
  Row: (
    <Stack row wrap gap={2}>
      <Card>One</Card>
      <Card>Two</Card>
    </Stack>
  ),
};
