import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { Link } from './navigation/link.tsx';
import { Page } from './page.tsx';
import { TestRouter } from './test-router.tsx';

// In its own file, because the document remembers its first page.
test('the first page sets the title and leaves the focus alone; the next one moves it to its heading', async () => {
  const user = userEvent.setup();
  render(
    <TestRouter at="/proposals">
      <Link to="/proposals/1">To the detail</Link>
      <Routes>
        <Route
          path="/proposals"
          element={<Page title="Proposals" description="Everything you have written" />}
        />
        <Route path="/proposals/1" element={<Page title="Safe water" />} />
      </Routes>
    </TestRouter>,
  );
  expect(document.title).toBe('Proposals · Harambee');
  expect(document.body).toHaveFocus();

  await user.click(screen.getByText('To the detail'));
  expect(screen.getByRole('heading', { level: 1, name: 'Safe water' })).toHaveFocus();
  expect(document.title).toBe('Safe water · Harambee');
});
