import styled from 'styled-components';
import { visuallyHidden } from '../theme/mixins';

/** Content for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
