import styled from 'styled-components';
import { space, theme } from '../theme/theme';

/** Padding of the card around the footer, which `ModalCard` sets. */
const PADDING = 'var(--modal-padding)';

/** Where the footer sticks; a lower window has no room for that. */
export const stickyFooter = '@media (min-height: 600px)';

/** The row of buttons at the end of a `ModalCard`. It stays in view while a tall card is scrolled. */
export const ModalFooter = styled.div`
  ${stickyFooter} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin: -${space(4)} calc(-1 * ${PADDING}) calc(-1 * ${PADDING});
    padding: ${space(4)} ${PADDING} ${PADDING};
    border-radius: 0 0 ${theme.radius.modal} ${theme.radius.modal};
    background: linear-gradient(transparent, ${theme.color.raised} ${space(4)});
  }
`;
