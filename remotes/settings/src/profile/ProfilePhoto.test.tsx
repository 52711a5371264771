import { fireEvent, render } from '@testing-library/react';
import { ProfilePhoto } from './ProfilePhoto';

test('shows the default avatar instead of a photo that fails to load, until there is another photo', () => {
  const { rerender } = render(<ProfilePhoto url="/broken.webp" />);
  const getImage = () => document.querySelector('img')!;
  fireEvent.error(getImage());
  expect(getImage()).toHaveAttribute('src', '/assets/default-avatar.svg');
  rerender(<ProfilePhoto url="/new.webp" />);
  expect(getImage()).toHaveAttribute('src', '/new.webp');
});
