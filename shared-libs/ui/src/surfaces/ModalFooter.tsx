import styled from 'styled-components';
import { space, theme } from '../theme/theme';

/** Padding of the card around the footer, which `ModalCard` sets. */
const PADDING = 'var(--modal-padding)';

/** Media query for the sticky footer; shorter windows have no room for it. */
export const STICKY_FOOTER_MEDIA = '@media (min-height: 600px)';

/** The row of buttons at the end of a `ModalCard`. It stays in view while a tall card scrolls. */
export const ModalFooter = styled.div`
  ${STICKY_FOOTER_MEDIA} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin: -${space(4)} calc(-1 * ${PADDING}) calc(-1 * ${PADDING});
    padding: ${space(4)} ${PADDING} ${PADDING};
    border-radius: 0 0 ${theme.radius.modal} ${theme.radius.modal};
    background: linear-gradient(transparent, ${theme.color.raised} ${space(4)});
  }
`;
