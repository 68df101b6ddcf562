import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { Link } from './navigation/link.tsx';
import { Page } from './page.tsx';
import { TestRouter } from './test-router.tsx';

// Alone in its file: what is first is kept for as long as the document lives.
test('the first page names the document and leaves the focus alone; the next one takes it to its heading', async () => {
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
