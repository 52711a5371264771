/** A part of a JSON object: a value that is read when it is written, or a list that is read page by page. */
export type Section =
  | { name: string; read: () => Promise<unknown> }
  | { name: string; readPages: () => AsyncIterable<readonly unknown[]> };

/** Yields a JSON object of sections piece by piece, so that no more than a page is in memory. */
export async function* generateJson(sections: readonly Section[]): AsyncGenerator<string> {
  let separator = '{\n';
  for (const section of sections) {
    yield `${separator}${JSON.stringify(section.name)}: `;
    separator = ',\n';
    if ('read' in section) {
      yield JSON.stringify((await section.read()) ?? null, null, 2);
      continue;
    }
    let start = '[\n';
    for await (const page of section.readPages()) {
      for (const item of page) {
        yield start + JSON.stringify(item);
        start = ',\n';
      }
    }
    yield start === '[\n' ? '[]' : '\n]';
  }
  yield '\n}\n';
}
