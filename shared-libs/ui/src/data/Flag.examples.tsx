import { Flag } from './Flag';

const TRICOLOR = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#008c45" d="M0 0h1v2H0z"/><path fill="#fff" d="M1 0h1v2H1z"/><path fill="#cd212a" d="M2 0h1v2H2z"/></svg>',
)}`;

export const examples = {
  'Language flag': <Flag src={TRICOLOR} alt="" />,
};
