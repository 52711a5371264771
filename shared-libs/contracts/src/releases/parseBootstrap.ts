import { BOOTSTRAP_ELEMENT_ID, type Bootstrap } from '../bootstrap';
import { inlineJson } from './inlineJson';

/** The element with the bootstrap data: its start tag, text and end tag. */
const BOOTSTRAP = new RegExp(`(<script[^>]*id="${BOOTSTRAP_ELEMENT_ID}"[^>]*>)(.*?)(</script>)`, 's');

/** Returns the bootstrap data in the HTML of a page; null for other HTML. */
export const parseBootstrap = (html: string): Bootstrap | null => {
  const text = BOOTSTRAP.exec(html)?.[2];
  return text ? (JSON.parse(text) as Bootstrap) : null;
};

/** Returns the HTML of a page with its bootstrap data replaced. */
export const replaceBootstrap = (html: string, bootstrap: Bootstrap): string =>
  html.replace(BOOTSTRAP, (_, open: string, _before, close: string) => open + inlineJson(bootstrap) + close);
