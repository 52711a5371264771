import { Card } from '../surfaces/Card';
import { Grid } from './Grid';
import { GridItem } from './GridItem';

export const examples = {
  'Eight and four columns': (
    <Grid>
      <GridItem span={8} tablet={6}>
        <Card>Main</Card>
      </GridItem>
      <GridItem span={4} tablet={6}>
        <Card>Side</Card>
      </GridItem>
    </Grid>
  ),
};
