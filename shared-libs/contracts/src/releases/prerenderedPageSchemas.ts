import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { PrerenderedPages, PrerenderedStyles } from '../prerenderedPages';

const PageSchema = Type.Object({ html: Type.String(), styles: Type.String() });
const PagesSchema = Type.Record(
  Type.String(),
  Type.Object({
    guest: Type.Optional(PageSchema),
    player: Type.Optional(PageSchema),
  }),
);
const StylesSchema = Type.Record(Type.String(), Type.String());

/** Returns whether the content of a release's `prerendered/<locale>.json` is valid. */
export const isPrerenderedPages = (value: unknown): value is PrerenderedPages =>
  Value.Check(PagesSchema, value);

/** Returns whether the content of a release's `prerendered/styles.json` is valid. */
export const isPrerenderedStyles = (value: unknown): value is PrerenderedStyles =>
  Value.Check(StylesSchema, value);
