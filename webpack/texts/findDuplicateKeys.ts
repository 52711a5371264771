import ts from './typescript.cjs';

/** Returns the keys that a JSON object has more than once; `JSON.parse` keeps only the last value. */
export const findDuplicateKeys = (json: string): string[] => {
  const object = ts.parseJsonText('texts.json', json).statements[0]?.expression;
  if (!object || !ts.isObjectLiteralExpression(object)) return [];
  const keys = object.properties.flatMap(({ name }) => (name && ts.isStringLiteral(name) ? [name.text] : []));
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
};
