import { Button } from '../actions/Button';
import { AuthCard } from './AuthCard';

export const examples = {
  Default: (
    <AuthCard name="Hashgrid" title="Log in" text="Welcome back." footer="New here? Sign up.">
      <Button full>Log in</Button>
    </AuthCard>
  ),
};
