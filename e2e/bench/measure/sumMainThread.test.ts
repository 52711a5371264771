import { sumMainThread, type TraceEvent } from './sumMainThread';

const READY_MS = 1000;
const event = (
  name: string,
  startMs: number,
  durationMs: number,
  overrides: Partial<TraceEvent> = {},
): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 7,
  ts: startMs * 1000,
  dur: durationMs * 1000,
  ...overrides,
});
const READY = event('bench-ready', 1100, 0, { ph: 'I' });

const sum = (...events: TraceEvent[]) => sumMainThread([READY, ...events], READY_MS);

it('counts nested work once, as the kind of the innermost event', () => {
  const times = sum(
    event('RunTask', 200, 100),
    event('EvaluateScript', 200, 90),
    event('FunctionCall', 210, 60),
    event('UpdateLayoutTree', 220, 10),
    event('Layout', 230, 20),
    event('Paint', 400, 5),
  );
  expect(times).toEqual({ mainThreadMs: 105, scriptMs: 60, styleMs: 10, layoutMs: 20, paintMs: 5 });
});

it('counts nothing before the navigation, after the page is ready, or on other threads', () => {
  const times = sum(
    event('FunctionCall', 0, 110),
    event('FunctionCall', 1050, 500),
    event('FunctionCall', 1200, 10),
    event('FunctionCall', 300, 10, { tid: 8 }),
    event('FunctionCall', 300, 10, { pid: 2 }),
  );
  expect(times).toMatchObject({ mainThreadMs: 60, scriptMs: 60 });
});

it('counts work of unknown kinds in the total only', () => {
  expect(sum(event('RunTask', 200, 30), event('ParseHTML', 200, 20))).toMatchObject({
    mainThreadMs: 30,
    scriptMs: 0,
  });
});

it('refuses a trace in which the page was never ready', () => {
  expect(() => sumMainThread([], READY_MS)).toThrow(/no mark/);
});
