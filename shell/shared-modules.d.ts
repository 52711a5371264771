/** Returns the file of a chunk, below the shell's base; webpack calls it each time that it loads one. */
declare let __webpack_get_script_filename__: (chunkId: number | string) => string;

/** Written by the build from the table of what is shared. */
declare module '#shared-modules' {
  export const sharedModules: readonly ({ request: string; version: string } & (
    { load: () => object; import?: undefined } | { import: () => Promise<object> }
  ))[];
}
