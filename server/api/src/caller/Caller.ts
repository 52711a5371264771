/** IP address and browser of a request. */
export interface Caller {
  address: string;
  /** The `User-Agent`. */
  device: string;
  /** The secret that the device keeps; missing when it sends none. */
  deviceToken?: string;
}
