import { Skeleton } from './Skeleton';

export const examples = {
  Line: <Skeleton label="Loading" />,
  Lines: <Skeleton lines={3} height={44} />,
  Circle: <Skeleton width={96} height={96} radius={48} />,
};
