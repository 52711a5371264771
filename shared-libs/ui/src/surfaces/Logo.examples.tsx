import { Logo } from './Logo';

export const examples = {
  Default: <Logo name="Hashgrid" />,
  Compact: <Logo name="Hashgrid" compact />,
};
