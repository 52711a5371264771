import { Spinner } from './Spinner';

export const examples = {
  Default: <Spinner label="Loading" />,
  Large: <Spinner size={48} />,
};
