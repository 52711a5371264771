/** Returns a time moved by a number of seconds, which may be negative. */
export const addSeconds = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000);
