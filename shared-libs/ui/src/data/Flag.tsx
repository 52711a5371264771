import styled from 'styled-components';

/** The flag of a language. Decorative: pass an empty `alt`, and show the name of the language next to it. */
export const Flag = styled.img`
  inline-size: 24px;
  block-size: 18px;
  border-radius: 3px;
  object-fit: cover;
`;
