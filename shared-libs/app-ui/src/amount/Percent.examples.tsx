import { Percent } from './Percent';

export const examples = {
  Share: <Percent share={0.2345} />,
  Tiny: <Percent share={0.0000042} />,
};
