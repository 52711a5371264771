import { Countdown } from './Countdown';

export const examples = {
  Default: <Countdown text="You can try again in %time%." seconds={90} />,
};
