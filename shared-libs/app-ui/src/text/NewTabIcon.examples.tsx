import { NewTabIcon } from './NewTabIcon';

export const examples = {
  Default: (
    <a href="https://example.org" target="_blank" rel="noopener noreferrer">
      Community chat <NewTabIcon />
    </a>
  ),
};
