import type { Bootstrap } from '../bootstrap';
import { BOOTSTRAP_ELEMENT } from '../parseBootstrap';
import { inlineJson } from './inlineJson';

/** Returns the HTML of a page with its bootstrap data replaced. */
export const replaceBootstrap = (html: string, bootstrap: Bootstrap): string =>
  html.replace(
    BOOTSTRAP_ELEMENT,
    (_, open: string, _before, close: string) => open + inlineJson(bootstrap) + close,
  );
