import styled from 'styled-components';
import { media } from '../theme/media';
import { space, theme } from '../theme/theme';

/** Keeps the button that submits a long form in view on phones, above the tab bar. Render it next to the fields. */
export const StickyAction = styled.div`
  ${media.mobileLayout} {
    position: sticky;
    inset-block-end: calc(${theme.size.tabBar} + ${space(3)});
    z-index: 1;
    border-radius: ${theme.radius.button};
    /* Covers the fields behind it, also beside a button that isn't as wide as the form. */
    background: ${theme.color.panel};
    box-shadow: 0 0 0 ${space(2)} ${theme.color.panel};
    /* A field that gets the focus scrolls out from behind it. */
    :has(> &) :is(button, input, select, textarea):not(& *) {
      scroll-margin-block-end: ${space(18)};
    }
  }
`;
