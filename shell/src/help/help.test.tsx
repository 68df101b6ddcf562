import { helpArticles, helpTopics } from '@harambee/domain/help';
import { fireEvent, screen, within } from '@testing-library/react';
import { showApp } from '../testing/show-app.tsx';
import { findArticles } from './find-articles.ts';

test('signed out, the help opens with every article by topic, and one article at its address (HELP-01)', async () => {
  showApp({ path: '/help' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  for (const { title, articles } of helpTopics) {
    const topic = screen.getByRole('region', { name: title });
    expect(within(topic).getAllByRole('link')).toHaveLength(articles.length);
  }
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  fireEvent.click(screen.getByRole('link', { name: 'Change your password' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Change your password' })).toBeVisible();
  expect(window.location.pathname).toBe('/help/password');
  expect(document.title).toBe('Change your password · Harambee');
});

test('signed in, it stands inside the app', async () => {
  showApp({ path: '/help/password', signedIn: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Change your password' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the page' })).toHaveAttribute('href', '/settings');
});

test('an article is read in another language, and an address without an article says so', async () => {
  showApp({ path: '/help/password' });
  fireEvent.change(await screen.findByRole('combobox', { name: /Language/ }), { target: { value: 'es' } });
  expect(await screen.findByText(/La contraseña se cambia/)).toBeVisible();
  expect(window.location.search).toBe('?lang=es');
});

test('an address without an article leads to the help', async () => {
  showApp({ path: '/help/flying' });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such help article' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the help' })).toHaveAttribute('href', '/help');
});

test.each([
  ['password', 'password'],
  ['pasword', 'password'],
  ['contrasena', 'password'],
  ['mot de passe', 'password'],
  ['nenosiri', 'password'],
  ['SENHA', 'password'],
  ['modo oscuro', 'dark-mode'],
])('“%s” finds the article %s first (HELP-02)', (query, id) => {
  expect(findArticles(query)[0]?.id).toBe(id);
});

test('every article is found by its own title', () => {
  const lost = helpArticles.filter(
    ({ id, title }) =>
      !findArticles(title)
        .slice(0, 3)
        .some((one) => one.id === id),
  );
  expect(lost.map(({ id }) => id)).toEqual([]);
});
