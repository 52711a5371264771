const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

const { matchesDontThrow } = selectors;
const ATTRIBUTE = /\[[^\]]*\]/g;
const ARGUMENT = /\([^()]*\)/g;
/**
 * Matches a tag and classes. Skips a name with other characters, because its beginning would be another tag or class; then only the
 * full match decides.
 */
const TAG_AND_CLASSES = /^([a-z][a-z\d-]*)?((?:\.[\w-]+)*)(?![\w|-]|\P{ASCII})/u;
const subjectsByList = new Map();

/** Replaces attribute selectors and arguments, which may contain commas and spaces, with a pseudo-class; inner arguments first. */
function simplifySelectors(list) {
  let before = list.replace(ATTRIBUTE, ':x');
  let text = before.replace(ARGUMENT, ':x');
  while (text !== before) [before, text] = [text, text.replace(ARGUMENT, ':x')];
  return text;
}

/** Returns for each selector of a list the tag and classes that an element must have, and whether they are sufficient. */
const parseSubjects = (list) =>
  simplifySelectors(list)
    .split(',')
    .map((selector) => {
      const text = selector.trim();
      const [required, tag, classes] = TAG_AND_CLASSES.exec(text.split(/[\s>+~]+/).at(-1)) ?? ['', '', ''];
      return {
        tag,
        classes: classes.split('.').slice(1),
        isSufficient: required !== '' && required === text,
      };
    });

/**
 * Replaces jsdom's matching with one that compares tag and classes first and has the same results. Without it, tests spend a third
 * of their time on computed styles, nearly all of it matching selectors for another tag or class in full.
 */
selectors.matchesDontThrow = (element, list) => {
  // Escaped characters, which the expressions above don't cover, need the full match.
  if (!list || list.includes('\\')) return matchesDontThrow(element, list);
  if (!subjectsByList.has(list)) subjectsByList.set(list, parseSubjects(list));
  const elementClasses = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  const candidates = subjectsByList
    .get(list)
    .filter(
      ({ tag, classes }) =>
        (!tag || tag === element._localName) && classes.every((name) => elementClasses.includes(name)),
    );
  if (candidates.some(({ isSufficient }) => isSufficient)) return true;
  return candidates.length > 0 && matchesDontThrow(element, list);
};
