declare module '*.woff2' {
  /** Where the built file is served. */
  const url: string;
  export default url;
}
