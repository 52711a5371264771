const FONT_IMPORT = /@import url\('[^']*'\);/g;

/**
 * Runs Web3Modal's code that adds style elements to the page: they get the page's nonce, and lose the font of another host.
 */
export const addStyles = (add: () => void): void => {
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
    add();
  } finally {
    Reflect.deleteProperty(head, 'appendChild');
  }
};
