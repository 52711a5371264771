import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { FirstFrames, FrameStyles } from '../firstFrame';

const FrameSchema = Type.Object({ html: Type.String(), styles: Type.String() });
const FramesSchema = Type.Record(
  Type.String(),
  Type.Object({
    guest: Type.Optional(FrameSchema),
    player: Type.Optional(FrameSchema),
  }),
);
const StylesSchema = Type.Record(Type.String(), Type.String());

/**
 * Returns whether the content of a release's `first-frames/<locale>.json` is valid: the prerendered HTML of
 * its pages' first renders.
 */
export const isFirstFrames = (value: unknown): value is FirstFrames => Value.Check(FramesSchema, value);

/** Returns whether the content of a release's `first-frames/styles.json` is valid. */
export const isFrameStyles = (value: unknown): value is FrameStyles => Value.Check(StylesSchema, value);
