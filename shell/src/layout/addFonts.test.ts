import { addFonts } from './addFonts';

/** Installs the Font Loading API, which jsdom lacks. The test ends the loads. */
function installFakeFonts() {
  const added: string[] = [];
  const loads: { name: string; finish: () => void; fail: () => void }[] = [];
  class FakeFontFace {
    readonly name: string;
    constructor(family: string, source: string, { unicodeRange }: FontFaceDescriptors) {
      this.name = `${family} ${unicodeRange?.startsWith('U+0000') ? 'Latin' : source}`;
    }
    load = () =>
      new Promise<void>((resolve, reject) =>
        loads.push({ name: this.name, finish: resolve, fail: () => reject(new Error('Not found')) }),
      );
  }
  Object.defineProperty(window, 'FontFace', { value: FakeFontFace, configurable: true });
  Object.defineProperty(document, 'fonts', {
    value: { add: ({ name }: FakeFontFace) => void added.push(name) },
    configurable: true,
  });
  return { added, loads };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'FontFace');
  Reflect.deleteProperty(document, 'fonts');
});

const openPage = async () => {
  const fonts = installFakeFonts();
  addFonts();
  await jest.advanceTimersByTimeAsync(200);
  return fonts;
};

const FONTS_OF_EVERY_PAGE = ['Inter Variable Latin', 'Space Grotesk Variable Latin'];

test('adds the fonts of every page together, when the last one has loaded', async () => {
  const { added, loads } = await openPage();
  expect(loads.map(({ name }) => name)).toEqual(FONTS_OF_EVERY_PAGE);
  loads[0]?.finish();
  await jest.advanceTimersByTimeAsync(1000);
  expect(added).not.toContain(FONTS_OF_EVERY_PAGE[0]);
  loads[1]?.finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(added).toEqual(expect.arrayContaining(FONTS_OF_EVERY_PAGE));
});

test('adds the fonts of every page when one of them cannot be loaded', async () => {
  const { added, loads } = await openPage();
  loads[0]?.finish();
  loads[1]?.fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(added).toContain(FONTS_OF_EVERY_PAGE[0]);
});

test('adds the fonts of every page after three seconds, even if one has not loaded', async () => {
  const { added, loads } = await openPage();
  loads[0]?.finish();
  await jest.advanceTimersByTimeAsync(2500);
  expect(added).not.toContain(FONTS_OF_EVERY_PAGE[0]);
  await jest.advanceTimersByTimeAsync(500);
  expect(added).toContain(FONTS_OF_EVERY_PAGE[0]);
});

test('adds the fonts of other scripts without loading them', async () => {
  const { added, loads } = await openPage();
  expect(added.some((name) => name.startsWith('Noto Sans Thai'))).toBe(true);
  expect(loads).toHaveLength(2);
});
