/** Written by the build from the table of what is shared. */
declare module '#shared-modules' {
  export const sharedModules: readonly ({ request: string; version: string } & (
    { load: () => object; import?: undefined } | { import: () => Promise<object> }
  ))[];
}
