import { isSafePrerenderedPage, MAX_PRERENDERED_CHARS } from '@hashgrid/contracts/builds';

/** React's preload tags for resources, which are redundant beside the elements that use them. */
const PRELOAD_TAG = /<link rel="preload"[^>]*\/>/g;
/** React Router's mark for its own prefetching. */
const ROUTER_MARK = / data-discover="true"/g;
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;

const STYLE_TAG = /<\/?style[^>]*>/g;
/** Rehydration markers of styled-components. */
const REHYDRATION_MARKER = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
/** Comment with which styled-components ends each rule. */
const SEPARATOR = /\/\*!sc\*\/\n?/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const decode = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Moves style attributes, which the Content Security Policy would block, into rules of the same precedence. */
const moveStyles = (html: string, prefix: string): { html: string; css: string } => {
  const numbers = new Map<string, number>();
  const moved = html.replace(STYLE_ATTRIBUTE, (_attribute, value: string) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return ` data-static-style="${prefix}${number}"`;
  });
  const rules = [...numbers].map(([value, number]) => {
    const declarations = decode(value).split(';').filter(Boolean);
    return `[data-static-style="${prefix}${number}"]{${declarations.map((text) => `${text}!important`).join(';')}}`;
  });
  return { html: moved, css: rules.join('') };
};

/** Placeholder that `t` leaves in a text when its value is missing. */
const PLACEHOLDER = /%[a-z]\w*%/i;
/** Attributes with URLs, where `%e2%` is part of percent-encoded characters. */
const URL_ATTRIBUTE = / (?:href|src|srcset|poster|cite)="[^"]*"/g;

const findPlaceholder = (html: string): string | undefined =>
  PLACEHOLDER.exec(html.replace(URL_ATTRIBUTE, ''))?.[0];

/** Renames the classes of components, and drops those that no rule names. */
const finishClasses = (html: string, css: string, rename: (name: string) => string): string => {
  const used = new Set(css.match(/[\w-]+/g));
  return html.replace(CLASS_ATTRIBUTE, (_attribute, value: string) => {
    const names = rename(value)
      .split(' ')
      .filter((name) => used.has(name));
    return names.length > 0 ? ` class="${names.join(' ')}"` : '';
  });
};

/**
 * Prepares rendered HTML and CSS for a page: drops what the page doesn't need, and moves style attributes into rules.
 * @param prefix Replaces the prefix `sc-` of component classes, because two builds may give different components the same class.
 * @throws {Error} for a text with a placeholder, for too much HTML and CSS, and for what the Content Security Policy would block.
 */
export const finishRenderedPage = (
  rendered: { html: string; css: string },
  prefix: string,
): { html: string; css: string } => {
  const moved = moveStyles(rendered.html.replace(PRELOAD_TAG, '').replace(ROUTER_MARK, ''), prefix);
  const rules = rendered.css.replace(STYLE_TAG, '').replace(REHYDRATION_MARKER, '').replace(SEPARATOR, '');
  const rename = (text: string) => text.replace(/\bsc-(?=[a-zA-Z])/g, `${prefix}-`);
  const css = rename(rules) + moved.css;
  const html = finishClasses(moved.html, css, rename);
  const placeholder = findPlaceholder(html);
  if (placeholder) throw new Error(`it has a text with ${placeholder}, whose value is not known yet`);
  const length = html.length + css.length;
  if (length > MAX_PRERENDERED_CHARS)
    throw new Error(
      `its HTML and CSS have ${length} characters, and at most ${MAX_PRERENDERED_CHARS} are allowed`,
    );
  if (!isSafePrerenderedPage(html, css))
    throw new Error('its HTML has something that the Content Security Policy blocks');
  return { html, css };
};
