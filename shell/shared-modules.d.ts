/** Types of the module that `writeSharedModules.ts` generates. */
declare module '#shared-modules' {
  export const sharedModules: readonly ({ request: string; version: string } & (
    { load: () => object; import?: undefined } | { import: () => Promise<object> }
  ))[];
}
