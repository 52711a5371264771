/* Runs in the inspected page. Kept as plain JavaScript: it is sent to the browser as is. */
(() => {
  /** Differences of positions that rounding explains, px. */
  const TOLERANCE = 1.5;
  const IGNORED = 'script, style, noscript, template';
  /** Player names, amounts and names of languages. */
  const DATA = 'bdi, [translate=no], code';
  /** May cover other texts. */
  const TOOLTIP = '[role=tooltip]';
  const CONTROL = 'button, a, summary, label, [role=tab], [role=option], [role=menuitem]';
  /** Matches names within a sentence, which are isolated from its direction. */
  const ISOLATED = /\u2068[^\u2069]*\u2069/g;
  /** Matches months of dates, which are in English in every language. Shorter names of months are too short to count as words. */
  const ENGLISH_MONTH =
    /\b(January|February|March|April|June|July|August|September|October|November|December) \d{4}\b/g;
  const CELL = 'td, th, [role=cell], [role=columnheader], [role=gridcell]';
  /** Matches locales whose languages separate words by spaces. */
  const SPACED_LOCALE = /^(en|es|fr|ar|ru|pt|id|de|ko|vi|it)-/;
  /** Matches locales whose languages are written in Latin letters. */
  const LATIN_LOCALE = /^(en|es|fr|pt|id|de|vi|it)-/;

  const shorten = (text) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
  const quote = (text) => JSON.stringify(shorten(text.replace(/\s+/g, ' ').trim()));

  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });

  /** Whether an element is for screen readers only: those are clipped to a pixel. */
  const isClippedAway = (element) => {
    for (let ancestor = element; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(ancestor);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const { width, height } = ancestor.getBoundingClientRect();
      if (width <= 2 || height <= 2) return true;
    }
    return false;
  };

  const createRange = (node, start = 0, end = node.length) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  };
  const getRects = (range) =>
    [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);

  /** Returns the open modal dialog, because it covers the page; otherwise the body. */
  const getRoot = () =>
    [...document.querySelectorAll('dialog[open], [role=dialog]')].filter(isVisible).at(-1) ?? document.body;

  const listVisibleTexts = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !element || element.closest(IGNORED) || !isVisible(element)) continue;
      texts.push({ node, element, text: node.data.trim() });
    }
    return texts;
  };

  const findOverflow = () => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`overflow: the page is ${scrollWidth} px wide`] : [];
  };

  /** Finds text that is cut off: beyond the edge of a box that hides its overflow, or of the window. */
  const findCut = ({ element, text }, rects) => {
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = rects[0].top + rects[0].height / 2;
    const last = rects.at(-1);
    const bottom = last.top + last.height / 2;
    for (
      let ancestor = element;
      ancestor && ancestor !== document.documentElement;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(ancestor);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (/auto|scroll/.test(overflowX + overflowY)) return [];
      const box = ancestor.getBoundingClientRect();
      const isCutInline = left < box.left - TOLERANCE || right > box.right + TOLERANCE;
      if (overflowX !== 'visible' && isCutInline) {
        const isEllipsis = textOverflow === 'ellipsis';
        if (isEllipsis && element.closest(DATA)) return [];
        return [`cut: ${quote(text)}${isEllipsis ? ' ends with an ellipsis' : ''}`];
      }
      if (overflowY !== 'visible' && (top < box.top || bottom > box.bottom))
        return [`cut: ${quote(text)} below its box`];
    }
    if (left < -TOLERANCE || right > innerWidth + TOLERANCE) return [`cut: ${quote(text)} by the window`];
    return [];
  };

  /** Returns the closest box with borders at both sides that contains the element in the layout; null if there is none. */
  const findBorderedBox = (element) => {
    for (let ancestor = element; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
      const { position, display, borderLeftWidth, borderRightWidth } = getComputedStyle(ancestor);
      if (parseFloat(borderLeftWidth) > 0 && parseFloat(borderRightWidth) > 0 && display !== 'inline')
        return ancestor;
      if (/absolute|fixed/.test(position) || ancestor.matches('svg')) return null;
    }
    return null;
  };

  /** Finds text that extends beyond its control, table cell or bordered box. */
  const findOutside = ({ element, text }, rects) => {
    const box = element.closest(`${CONTROL}, ${CELL}`) ?? findBorderedBox(element);
    if (!box || getComputedStyle(box).display === 'inline' || getComputedStyle(box).display === 'contents')
      return [];
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const isOutside = rects.some((rect) => {
      const middle = rect.top + rect.height / 2;
      return (
        rect.left < left - TOLERANCE || rect.right > right + TOLERANCE || middle < top || middle > bottom
      );
    });
    return isOutside ? [`outside: ${quote(text)} extends beyond its ${box.tagName.toLowerCase()}`] : [];
  };

  /** Counts the lines of a text. Positions are rounded to 4 px, because the rects of one line can differ slightly. */
  const countLines = (rects) => new Set(rects.map(({ top }) => Math.round(top / 4))).size;

  /** Finds short controls whose text takes more than two lines. */
  const findTall = ({ element, text }, rects) => {
    const control = element.closest('button, [role=tab], nav a');
    const isShort = control && control.textContent.length < 60;
    return isShort && countLines(rects) > 2 ? [`tall: ${quote(text)} takes ${countLines(rects)} lines`] : [];
  };

  /** Finds words that continue on the next line without a hyphen. */
  const findBrokenWords = ({ node, element }, locale) => {
    if (!SPACED_LOCALE.test(locale) || element.closest(DATA) || element.closest('svg')) return [];
    if (getComputedStyle(element).hyphens === 'auto') return [];
    return [...node.data.matchAll(/\p{L}[\p{L}\p{M}]{2,}/gu)]
      .filter(({ 0: word, index }) => countLines(getRects(createRange(node, index, index + word.length))) > 1)
      .map(([word]) => `broken: the word ${quote(word)}`);
  };

  /** Maximum length of a number that must not break; longer ones may not fit a line. */
  const MAX_WHOLE_NUMBER = 16;

  /** Finds numbers that continue on the next line. */
  const findBrokenNumbers = ({ node, element }) =>
    element.closest('svg')
      ? []
      : [...node.data.matchAll(/\d[\d.,\u00A0\u202F\u2019]*\d/g)]
          .filter(({ 0: number }) => number.length <= MAX_WHOLE_NUMBER)
          .filter(
            ({ 0: number, index }) =>
              !/[\p{L}-]/u.test(`${node.data[index - 1] ?? ''}${node.data[index + number.length] ?? ''}`),
          )
          .filter(
            ({ 0: number, index }) =>
              countLines(getRects(createRange(node, index, index + number.length))) > 1,
          )
          .map(([number]) => `broken: the number ${quote(number)}`);

  /** Finds decimal digits other than 0–9, because digits are Latin in every language. */
  const findNonLatinDigits = ({ text }) => (/[^\P{Nd}0-9]/u.test(text) ? [`digits: ${quote(text)}`] : []);

  /** Whether an element stays in place while the page scrolls, so that it may cover other texts. */
  const isLayered = (element) => {
    for (let ancestor = element; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(ancestor).position)) return true;
    return false;
  };

  /** Finds texts that lie on top of each other. */
  const findOverlaps = (shown) => {
    const problems = [];
    const flat = shown.filter(
      ({ element }) => !element.closest(TOOLTIP) && (!isLayered(element) || getRoot() !== document.body),
    );
    flat.forEach((one, index) => {
      for (const other of flat.slice(index + 1)) {
        if (one.element === other.element) continue;
        const isOverlapping = one.rects.some((a) =>
          other.rects.some((b) => {
            const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            // Less is common: line boxes are higher than their letters, and may overlap a little.
            return width > 2 && height > 0.4 * Math.min(a.height, b.height);
          }),
        );
        if (isOverlapping) problems.push(`overlap: ${quote(one.text)} and ${quote(other.text)}`);
      }
    });
    return problems;
  };

  const TEXT_ATTRIBUTES = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'title',
    'alt',
    'placeholder',
  ];

  /** Returns the texts of the page that people see or hear, without data. */
  const collectTexts = (locale) => {
    const isForeign = (element) => {
      const owner = element.closest('[lang]');
      return owner !== document.documentElement && owner?.lang !== locale;
    };
    const isProductText = (element) => !element.closest(`${DATA}, ${IGNORED}`) && !isForeign(element);
    const shown = listVisibleTexts(document.body)
      .filter(({ element }) => isProductText(element))
      .map(({ text }) => text);
    const attributes = [...document.body.querySelectorAll(TEXT_ATTRIBUTES.map((name) => `[${name}]`).join())]
      .filter((element) => isVisible(element) && isProductText(element))
      .flatMap((element) =>
        TEXT_ATTRIBUTES.map((name) => element.getAttribute(name)?.trim()).filter(Boolean),
      );
    return [...new Set([...shown, ...attributes, document.title.split(' | ')[0]])].map((text) =>
      text.replace(/\s+/g, ' '),
    );
  };

  /** Finds English texts, and Latin words that no translation uses in languages of other scripts. */
  const findEnglish = (locale, { english, englishPatterns, translations, latinWords }) => {
    const keys = new Set(english);
    const patterns = englishPatterns.map((source) => new RegExp(source));
    const allowedWords = new Set(latinWords);
    const translated = new Set(translations);
    const isEnglish = (text) =>
      !translated.has(text) && (keys.has(text) || patterns.some((pattern) => pattern.test(text)));
    const hasLatin = (text) =>
      !LATIN_LOCALE.test(locale) &&
      (
        text
          .replace(ISOLATED, '')
          .replace(ENGLISH_MONTH, '')
          .match(/\b[A-Za-z][a-z]{3,}\b/g) ?? []
      ).some((word) => !allowedWords.has(word.toLowerCase()));
    return collectTexts(locale)
      .filter((text) => isEnglish(text) || hasLatin(text))
      .map((text) => `english: ${quote(text)}`);
  };

  /** Finds a wrong language or direction of the document. */
  const findWrongDirection = (locale, direction) => {
    const { lang, dir } = document.documentElement;
    const actual = dir || 'ltr';
    return [
      ...(lang === locale ? [] : [`lang: ${lang || 'none'}`]),
      ...(actual === direction ? [] : [`dir: ${actual}`]),
    ];
  };

  /** Matches the scripts whose fonts the product ships. */
  const SHIPPED_SCRIPT = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}]/u;
  /** Matches spaces, control characters and combining marks, which have no glyph of their own. */
  const NOT_DRAWN = /[\s\p{C}\p{M}]/u;
  /** A character for which no font has a glyph. */
  const NONCHARACTER = '\u{10FFFE}';

  const unquote = (family) => family.trim().replace(/^["']|["']$/g, '');
  const isInRange = (code, ranges) =>
    ranges.split(',').some((range) => {
      const [first, last] = range.trim().replace(/^U\+/i, '').split('-');
      const start = parseInt(first.replaceAll('?', '0'), 16);
      const end = parseInt((last ?? first).replaceAll('?', 'F'), 16);
      return code >= start && code <= end;
    });

  const canvas = document.createElement('canvas');
  canvas.width = 40;
  canvas.height = 40;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const draw = (character, family) => {
    context.clearRect(0, 0, 40, 40);
    context.font = `20px ${family}`;
    context.fillText(character, 8, 28);
    return context.getImageData(0, 0, 40, 40).data.join();
  };

  /** Finds letters without a glyph, and letters of shipped scripts that a system font draws. */
  const findMissingGlyphs = (shown) => {
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    const byFamily = new Map();
    for (const { text, element } of shown) {
      const family = getComputedStyle(element).fontFamily;
      const characters = byFamily.get(family) ?? new Set();
      for (const character of text.normalize()) if (!NOT_DRAWN.test(character)) characters.add(character);
      byFamily.set(family, characters);
    }
    const missing = new Set();
    const fallback = new Set();
    for (const [family, characters] of byFamily) {
      const names = family.split(',').map(unquote);
      const missingGlyph = draw(NONCHARACTER, family);
      for (const character of characters) {
        const code = character.codePointAt(0);
        const isShipped = faces.some(
          (face) => names.includes(unquote(face.family)) && isInRange(code, face.unicodeRange),
        );
        if (isShipped) continue;
        if (SHIPPED_SCRIPT.test(character)) fallback.add(character);
        else if (draw(character, family) === missingGlyph) missing.add(character);
      }
    }
    return [
      ...(missing.size > 0 ? [`glyph: none for ${[...missing].join(' ')}`] : []),
      ...(fallback.size > 0 ? [`font: a system font draws ${[...fallback].join(' ')}`] : []),
    ];
  };

  /** Returns one line for each problem of the page in its current state. */
  globalThis.__inspectLanguage = ({ locale, direction, texts }) => {
    const shown = listVisibleTexts(getRoot())
      .filter(({ element }) => !isClippedAway(element))
      .map((text) => ({ ...text, rects: getRects(createRange(text.node)) }))
      .filter(({ rects }) => rects.length > 0);
    return [
      ...new Set([
        ...findWrongDirection(locale, direction),
        ...findOverflow(),
        ...shown.flatMap((text) => [
          ...findCut(text, text.rects),
          ...findOutside(text, text.rects),
          ...findTall(text, text.rects),
          ...findBrokenWords(text, locale),
          ...findBrokenNumbers(text),
          ...findNonLatinDigits(text),
        ]),
        ...findOverlaps(shown),
        ...findEnglish(locale, texts),
        ...findMissingGlyphs(shown),
      ]),
    ];
  };
})();
