// Runs before anything is painted: the color scheme of the last visit, so that nothing flashes, and for people who are
// signed in the files of the app, so that they load beside the first one instead of after it.
(() => {
  const preference = localStorage.getItem('theme');
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = preference === 'dark' || (preference !== 'light' && systemIsDark);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

  // Public pages do without the app.
  if (location.pathname.startsWith('/public/')) return;
  if (localStorage.getItem('auth_token') === null && sessionStorage.getItem('auth_token') === null) return;
  const files = document.querySelector('meta[name="app-files"]')?.content ?? '';
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: file });
    document.head.append(link);
  }
})();
