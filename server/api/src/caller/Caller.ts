/** Address and browser of a request, as its connection shows them. */
export interface Caller {
  address: string;
  /** The `User-Agent`. */
  device: string;
}
