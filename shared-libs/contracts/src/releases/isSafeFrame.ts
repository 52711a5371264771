/** Far more than a frame needs; the HTML of a page must not grow with what a build contains. */
export const MAX_FRAME_CHARS = 100_000;

/** What would run, load or send something, or replace the page around the frame. */
const UNSAFE_ELEMENT =
  /<\/?(?:base|body|embed|head|html|iframe|link|meta|object|script|style|template|title)\b/i;
const UNSAFE_ATTRIBUTE = /<[^>]*\s(?:on\w+|style|srcdoc|action|formaction)\s*=/i;
const UNSAFE_URL = /=\s*["']?\s*(?:javascript|data|vbscript):/i;

/** Whether a frame can be part of the HTML under its Content Security Policy: markup and CSS alone, and not too much of them. */
export const isSafeFrame = (html: string, css: string): boolean =>
  html !== '' &&
  html.length + css.length <= MAX_FRAME_CHARS &&
  ![UNSAFE_ELEMENT, UNSAFE_ATTRIBUTE, UNSAFE_URL].some((pattern) => pattern.test(html)) &&
  !css.includes('<');
