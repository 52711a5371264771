/** Returns the time some seconds after another; before it when negative. */
export const addSeconds = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000);
