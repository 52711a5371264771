import { checkGlossary, checkGlossaryFiles } from './checkGlossary';
import type { Glossary, WordLists } from './readGlossaries';

const TERMS = {
  account: ['account', 'accounts'],
  code: ['code'],
  'recovery code': ['recovery code', 'recovery codes'],
};

const createGlossary = (change: Partial<Glossary> = {}): Glossary => ({
  you: 'formal',
  notes: [],
  terms: { account: ['Konto', 'Konten'], code: ['Code'], 'recovery code': ['Wiederherstellungsschlüssel'] },
  exceptions: {},
  sameAsEnglish: [],
  ...change,
});
const EXPECTED = new Map([['%count% tips', { one: 'One tip', usedAt: '' }]]);
const check = (texts: Record<string, string>, change: Partial<Glossary> = {}, terms: WordLists = TERMS) =>
  checkGlossary('de-DE', texts, EXPECTED, {
    terms,
    byLocale: new Map([['de-DE', createGlossary(change)]]),
  });

test('accepts a translation that contains a stem of the term, ignoring case', () => {
  expect(check({ 'Your accounts': 'Ihre Konten', 'Close account': 'KONTOSCHLIESSUNG' })).toEqual([]);
});

test('reports a term that is not translated as in the glossary, including in plural forms', () => {
  expect(check({ 'Your account|one': 'Ihr Zugang' })).toEqual([
    '"Your account|one" must translate “account” as the glossary does ("Konto" or "Konten"): "Ihr Zugang".',
  ]);
});

test('accepts a text without a term for which the glossary lists an exception', () => {
  const exceptions = { 'Your account': ['account'] };
  expect(check({ 'Your account': 'Ihr Zugang' }, { exceptions })).toEqual([]);
});

test('checks a longer term instead of the terms within it', () => {
  expect(check({ 'Your recovery codes': 'Ihre Wiederherstellungsschlüssel' })).toEqual([]);
});

test('does not treat part of a word as a term', () => {
  expect(check({ 'Accounting of codes': 'Buchhaltung', 'Use 1Code': '1Code' })).toEqual([]);
});

test('treats the signs in a term as text', () => {
  const terms = { 'no.': ['no.'], 'fee (%)': ['fee (%)'] };
  const german = { 'no.': ['Nr.'], 'fee (%)': ['Gebühr (%)'] };
  expect(check({ 'Not found': 'Fehlt', 'fee (%)': 'Preis' }, { terms: german }, terms)).toEqual([
    expect.stringContaining('must translate “fee (%)”'),
  ]);
});

test('leaves it to the check of the glossary to report a term that the glossary lacks', () => {
  expect(check({ 'Your account': 'Ihr Zugang' }, { terms: {} })).toEqual([]);
});

test('does not treat a placeholder as a term', () => {
  expect(check({ 'Open %account%': '%account% öffnen' })).toEqual([]);
});

test('reports a text that is left in English, unless it consists of names or is listed', () => {
  const texts = { '%amount% ORE': '%amount% ORE', Chat: 'Chat', Name: 'Name' };
  expect(check(texts, { sameAsEnglish: ['Name'] })).toEqual([
    '"Chat" is not translated. Translate it, or, if it is the same in this language, add "Chat" to sameAsEnglish in its glossary.',
  ]);
});

test('reports plural forms left in English, and exempts all of them by the key of the plural', () => {
  const texts = {
    '%count% tips|one': 'One tip',
    '%count% tips|many': '%count% tips',
    '%count% tips': 'Tipps',
  };
  const problem =
    'is not translated. Translate it, or, if it is the same in this language, add "%count% tips" to sameAsEnglish in its glossary.';
  expect(check(texts)).toEqual([`"%count% tips|one" ${problem}`, `"%count% tips|many" ${problem}`]);
  expect(check(texts, { sameAsEnglish: ['%count% tips'] })).toEqual([]);
});

test('reports a locale without glossary, missing and unknown terms, and keys that are not in use', () => {
  const glossary = createGlossary({
    terms: { account: ['Konto'], code: [], wallet: ['Wallet'] },
    exceptions: { Gone: ['code'] },
    sameAsEnglish: ['Chat'],
  });
  const glossaries = { terms: TERMS, byLocale: new Map([['de-DE', glossary]]) };
  expect(checkGlossaryFiles(['de-DE', 'fr-FR'], new Set(['Chat']), glossaries)).toEqual([
    'docs/glossaries/de-DE.json lacks the term “code”. Add its translation.',
    'docs/glossaries/de-DE.json lacks the term “recovery code”. Add its translation.',
    'docs/glossaries/de-DE.json has the term “wallet”, which terms.json lacks. Delete it, or add it to terms.json.',
    'docs/glossaries/de-DE.json lists the key "Gone", which is not in use. Delete it.',
    'docs/glossaries/fr-FR.json is missing. Create it with the terms of terms.json.',
  ]);
});
