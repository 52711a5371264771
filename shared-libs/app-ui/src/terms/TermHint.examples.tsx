import { TermHint } from './TermHint';

export const examples = {
  Default: <TermHint term="luck" />,
};
