import { MonoBox } from './MonoBox';

export const examples = {
  Link: <MonoBox dir="ltr">https://hashgrid.example/ref/GRID-21</MonoBox>,
  Large: (
    <MonoBox dir="ltr" $isLarge>
      satoshi
    </MonoBox>
  ),
};
