import { BOOTSTRAP_ELEMENT_ID, type Bootstrap } from './bootstrap';

/** The element with the bootstrap data: its start tag, text and end tag. */
export const BOOTSTRAP_ELEMENT = new RegExp(
  `(<script[^>]*id="${BOOTSTRAP_ELEMENT_ID}"[^>]*>)(.*?)(</script>)`,
  's',
);

/** Returns the bootstrap data in the HTML of a page; null for other HTML. Throws when the data isn't JSON. */
export const parseBootstrap = (html: string): Bootstrap | null => {
  const text = BOOTSTRAP_ELEMENT.exec(html)?.[2];
  return text ? (JSON.parse(text) as Bootstrap) : null;
};
