/** Sets `--vh` to one percent of the window height and updates it on resize [L15]; returns the function that stops updating. */
export function trackViewportHeight(): () => void {
  const update = () => document.documentElement.style.setProperty('--vh', `${window.innerHeight / 100}px`);
  update();
  window.addEventListener('resize', update);
  return () => window.removeEventListener('resize', update);
}
