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

/** Whether a release's `first-frames/<locale>.json` is what it should be. */
export const isFirstFrames = (value: unknown): value is FirstFrames => Value.Check(FramesSchema, value);

/** Whether a release's `first-frames/styles.json` is what it should be. */
export const isFrameStyles = (value: unknown): value is FrameStyles => Value.Check(StylesSchema, value);
