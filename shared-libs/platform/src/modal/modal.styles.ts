import styled, { keyframes } from 'styled-components';

export const DIALOG_FADE_MS = 300;
export const OVERLAY_FADE_MS = 350;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

/** The dark overlay. */
export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 99;
  display: grid;
  /* Lets the dialog shrink below its width on phones. */
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: 16px;
  background: rgb(4 6 10 / 72%);
  opacity: 1;
  animation: ${fadeIn} ${OVERLAY_FADE_MS}ms ease-out;
  transition: opacity ${OVERLAY_FADE_MS}ms ease-out;
  &[data-open='false'] {
    opacity: 0;
    pointer-events: none;
  }
`;

/** The dialog box: 400 px wide by default, at most 90vh − 73px high [L11]. */
export const Dialog = styled.div`
  max-width: 100%;
  max-height: calc(90vh - 73px);
  overflow: auto;
  border-radius: 24px;
  outline: none;
  animation: ${fadeIn} ${DIALOG_FADE_MS}ms ease-out;
  transition: opacity ${DIALOG_FADE_MS}ms ease-out;
  &[data-open='false'] {
    opacity: 0;
  }
`;
