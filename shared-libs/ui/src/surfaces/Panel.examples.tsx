import { Button } from '../actions/Button';
import { Panel } from './Panel';

export const examples = {
  'With a title and an action': (
    <Panel title="Balances" level={3} action={<Button size="small">Send</Button>}>
      Content
    </Panel>
  ),
  'Without a title': <Panel>Content</Panel>,
};
