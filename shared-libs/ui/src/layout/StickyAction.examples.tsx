import { Button } from '../actions/Button';
import { StickyAction } from './StickyAction';

export const examples = {
  Default: (
    <StickyAction>
      <Button full>Review payment</Button>
    </StickyAction>
  ),
};
