import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRERENDERED_PAGES_DIR } from '@hashgrid/contracts';
import { writePrerenderedPages } from './writePrerenderedPages';

let outputDir: string;
beforeEach(() => {
  outputDir = mkdtempSync(join(tmpdir(), 'prerendered-'));
});
afterEach(() => rmSync(outputDir, { recursive: true }));

test('writes the files of prerendered pages beside the build', () => {
  const files = { 'en-US.json': '{"List":{}}', 'styles.json': '{}' };
  expect(writePrerenderedPages(outputDir, { files, pages: ['List'], warnings: [] })).toEqual(['List']);
  expect(readFileSync(join(outputDir, PRERENDERED_PAGES_DIR, 'en-US.json'), 'utf8')).toBe('{"List":{}}');
});

test('writes nothing and warns when no page could be prerendered, so that the build goes on', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const warnings = ['shop: List is not prerendered.'];
  expect(writePrerenderedPages(outputDir, { files: { 'styles.json': '{}' }, pages: [], warnings })).toEqual(
    [],
  );
  expect(warn.mock.calls).toEqual([warnings]);
  expect(existsSync(join(outputDir, PRERENDERED_PAGES_DIR))).toBe(false);
});
