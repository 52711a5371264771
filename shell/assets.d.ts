declare module '*.woff2' {
  /** URL of the built file. */
  const url: string;
  export default url;
}
