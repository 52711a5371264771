import { TotalBalance } from './TotalBalance';

const portfolio = { total: '33.400861', isComplete: true, holdings: [] };

export const examples = {
  Total: <TotalBalance portfolio={portfolio} />,
  Large: <TotalBalance portfolio={portfolio} large />,
  'A token has no price': <TotalBalance portfolio={{ ...portfolio, isComplete: false }} />,
};
