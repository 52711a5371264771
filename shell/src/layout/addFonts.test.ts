import { addFonts } from './addFonts';

/** A browser whose fonts arrive when the test says so. */
function fakeFonts() {
  const added: string[] = [];
  const arrivals: { name: string; arrive: () => void; fail: () => void }[] = [];
  class FakeFontFace {
    readonly name: string;
    constructor(family: string, source: string, { unicodeRange }: FontFaceDescriptors) {
      this.name = `${family} ${unicodeRange?.startsWith('U+0000') ? 'Latin' : source}`;
    }
    load = () =>
      new Promise<void>((resolve, reject) =>
        arrivals.push({ name: this.name, arrive: resolve, fail: () => reject(new Error('Not found')) }),
      );
  }
  Object.defineProperty(window, 'FontFace', { value: FakeFontFace, configurable: true });
  Object.defineProperty(document, 'fonts', {
    value: { add: ({ name }: FakeFontFace) => void added.push(name) },
    configurable: true,
  });
  return { added, arrivals };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'FontFace');
  Reflect.deleteProperty(document, 'fonts');
});

const openPage = async () => {
  const fonts = fakeFonts();
  addFonts();
  await jest.advanceTimersByTimeAsync(200);
  return fonts;
};

const EVERY_PAGE = ['Inter Variable Latin', 'Space Grotesk Variable Latin'];

test('adds the fonts of every page together, when the last one has arrived', async () => {
  const { added, arrivals } = await openPage();
  expect(arrivals.map(({ name }) => name)).toEqual(EVERY_PAGE);
  arrivals[0]?.arrive();
  await jest.advanceTimersByTimeAsync(1000);
  expect(added).not.toContain(EVERY_PAGE[0]);
  arrivals[1]?.arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(added).toEqual(expect.arrayContaining(EVERY_PAGE));
});

test('adds one without the other if that cannot be loaded', async () => {
  const { added, arrivals } = await openPage();
  arrivals[0]?.arrive();
  arrivals[1]?.fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(added).toContain(EVERY_PAGE[0]);
});

test('adds one without the other after three seconds', async () => {
  const { added, arrivals } = await openPage();
  arrivals[0]?.arrive();
  await jest.advanceTimersByTimeAsync(3000);
  expect(added).toContain(EVERY_PAGE[0]);
});

test('leaves it to the browser to fetch the fonts of other scripts', async () => {
  const { added, arrivals } = await openPage();
  expect(added.some((name) => name.startsWith('Noto Sans Thai'))).toBe(true);
  expect(arrivals).toHaveLength(2);
});
