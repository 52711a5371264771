/** Maximum length of a prerendered page's HTML and CSS, far more than a page needs: a build must not bloat the HTML document. */
export const MAX_PRERENDERED_CHARS = 100_000;

/**
 * A comment or tag as React writes it, which escapes `<` and `>` in attributes. Other markup is refused, because browsers could read it
 * differently from the checks below.
 */
const TAG = /<(?:!--[^<>]*--|\/?[a-z][\w:-]*(?:\s+[^\s"'<>/=]+(?:="[^"<>]*")?)*\s*\/?)>/gi;

/** Elements and attributes that would run, load or send something, change attributes, or replace the document around the page. */
const UNSAFE_ELEMENT =
  /<\/?(?:animate\w*|base|body|embed|head|html|iframe|link|meta|object|script|set|style|template|title)\b/i;
const UNSAFE_ATTRIBUTE = /\s(?:on\w+|style|srcdoc|action|formaction)\s*=/i;
const UNSAFE_URL = /=\s*(?:["']\s*)?(?:javascript|data|vbscript):/i;
/** Character references other than React's could spell a URL that the checks don't recognize. */
const UNSAFE_REFERENCE = /&(?!(?:amp|lt|gt|quot|#x27);)/;
/** Browsers remove some of them from URLs. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

const hasUnsafeAttribute = (html: string): boolean => {
  const tags = html.match(TAG)?.join('') ?? '';
  return (
    UNSAFE_ATTRIBUTE.test(tags) ||
    UNSAFE_REFERENCE.test(tags) ||
    UNSAFE_URL.test(tags.replace(CONTROL_CHARACTERS, ''))
  );
};

/** Returns whether a prerendered page can be part of the HTML document under its Content Security Policy: only markup and CSS, and not too much. */
export const isSafePrerenderedPage = (html: string, css: string): boolean =>
  html !== '' &&
  html.length + css.length <= MAX_PRERENDERED_CHARS &&
  !html.replace(TAG, '').includes('<') &&
  !UNSAFE_ELEMENT.test(html) &&
  !hasUnsafeAttribute(html) &&
  !css.includes('<');
