import { VisuallyHidden } from './VisuallyHidden';

export const examples = {
  'Between the words': (
    <span>
      Visible <VisuallyHidden>and hidden</VisuallyHidden> text
    </span>
  ),
};
