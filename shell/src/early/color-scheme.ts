/** Sets the color scheme of the last visit, so that nothing flashes. */
export function setColorScheme(): void {
  const preference = localStorage.getItem('theme');
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = preference === 'dark' || (preference !== 'light' && systemIsDark);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}
