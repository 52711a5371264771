import { Card } from './Card';

export const examples = {
  Plain: <Card>A card</Card>,
  'As a link': (
    <Card as="a" href="#ui/Card">
      A card that is a link
    </Card>
  ),
};
