import styled from 'styled-components';
import { hiddenFromSight } from '../theme/mixins';

/** For screen readers alone. */
export const VisuallyHidden = styled.span`
  ${hiddenFromSight}
`;
