import { Card } from '../surfaces/Card';
import { Grid } from './Grid';

export const examples = {
  'As many columns as fit': (
    <Grid min={180} gap={4}>
      {['One', 'Two', 'Three', 'Four'].map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
};
