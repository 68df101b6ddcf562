// Runs before the first paint. Sets the color scheme of the last visit, so that nothing flashes. For signed-in
// people it also preloads the files of the app, so that they load in parallel with the first one.
(() => {
  const preference = localStorage.getItem('theme');
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = preference === 'dark' || (preference !== 'light' && systemIsDark);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

  // Public pages do not need the app.
  if (location.pathname.startsWith('/public/')) return;
  if (localStorage.getItem('auth_token') === null && sessionStorage.getItem('auth_token') === null) return;
  const files = document.querySelector('meta[name="app-files"]')?.content ?? '';
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: file });
    document.head.append(link);
  }
})();
