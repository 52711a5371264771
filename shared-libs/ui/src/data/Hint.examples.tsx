import { Hint } from './Hint';

const LUCK = 'Blocks that you found, compared with what your share of the work predicts.';

export const examples = {
  'Beside a term': (
    <span>
      Luck <Hint label="What is luck?" text={LUCK} />
    </span>
  ),
};
