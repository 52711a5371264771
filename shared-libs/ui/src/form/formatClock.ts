const padTwo = (count: number) => String(count).padStart(2, '0');

/** Formats seconds as `4:05`, from an hour up as `3:04:05`. */
export function formatClock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const clock = `${padTwo(minutes % 60)}:${padTwo(seconds % 60)}`;
  return minutes < 60 ? clock.replace(/^0/, '') : `${Math.floor(minutes / 60)}:${clock}`;
}
