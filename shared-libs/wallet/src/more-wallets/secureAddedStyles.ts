const FONT_IMPORT = /@import url\('[^']*'\);/g;

/**
 * Runs code of Web3Modal that adds style elements to the page, and makes them comply with the Content Security Policy: they get the
 * page's nonce, and imports of fonts from other hosts are removed.
 */
export const secureAddedStyles = (addStyles: () => void): void => {
  const { head } = document;
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce;
  head.appendChild = (node) => {
    if (node instanceof HTMLStyleElement) {
      if (nonce) node.nonce = nonce;
      node.textContent = (node.textContent ?? '').replace(FONT_IMPORT, '');
    }
    return Node.prototype.appendChild.call(head, node) as typeof node;
  };
  try {
    addStyles();
  } finally {
    Reflect.deleteProperty(head, 'appendChild');
  }
};
