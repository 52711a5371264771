/** IP address, browser and language of a request. */
export interface Caller {
  ipAddress: string;
  /** The `User-Agent`. */
  device: string;
  /** Locale of the screens that sent the request. */
  language: string;
  /** A secret that identifies the device; missing when it sends none. */
  deviceToken?: string;
}
