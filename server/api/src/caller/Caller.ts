/** IP address and browser of a request. */
export interface Caller {
  address: string;
  /** The `User-Agent`. */
  device: string;
}
