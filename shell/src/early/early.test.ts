/** What the document preloads at a path; the script runs once for each document. */
async function preloadedAt(path: string, { signedIn = true } = {}): Promise<(string | null)[]> {
  localStorage.clear();
  if (signedIn) localStorage.setItem('auth_token', 'a-token');
  window.history.replaceState(null, '', path);
  document.head.innerHTML =
    '<meta name="app-files" content="/app.js /router.js /team.js@/team /form.js@/settings /settings.js@/settings">';
  await jest.isolateModulesAsync(async () => void (await import('./early.ts')));
  return [...document.querySelectorAll('link[rel=preload]')].map((link) =>
    link.getAttribute('href'),
  );
}

test('the files of the app are preloaded for people who are signed in, and those of a page with it (PERF-02)', async () => {
  expect(await preloadedAt('/dashboard')).toEqual(['/app.js', '/router.js']);
  expect(await preloadedAt('/team')).toEqual(['/app.js', '/router.js', '/team.js']);
  expect(await preloadedAt('/settings')).toEqual(['/app.js', '/router.js', '/form.js', '/settings.js']);
  expect(await preloadedAt('/public/profile/1')).toEqual([]);
  expect(await preloadedAt('/team', { signedIn: false })).toEqual([]);
});
