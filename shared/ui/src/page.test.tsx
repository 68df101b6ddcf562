import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Route, Routes } from 'react-router';
import { Link } from './navigation/link.tsx';
import { useNavigation } from './navigation/navigation.tsx';
import { Page } from './page.tsx';
import { TestRouter } from './test-router.tsx';

const user = userEvent.setup();

function Detail() {
  const [isLoaded, setIsLoaded] = useState(false);
  return isLoaded ? (
    <section>
      <Page title="Safe water for 14 schools" />
    </section>
  ) : (
    <Page title="Loading proposal...">
      <button type="button" onClick={() => setIsLoaded(true)}>
        Arrive
      </button>
    </Page>
  );
}

const app = (
  <TestRouter at="/proposals">
    <Link to="/proposals/1">To the detail</Link>
    <Routes>
      <Route
        path="/proposals"
        element={<Page title="Proposals" description="Everything you have written" />}
      />
      <Route path="/proposals/1" element={<Detail />} />
    </Routes>
  </TestRouter>
);

function Question() {
  const { navigate } = useNavigation();
  const open = () => navigate('/proposals/1');
  return <textarea aria-label="Question" onKeyDown={({ key }) => key === 'Enter' && open()} />;
}

describe('a page that replaces its loading state', () => {
  test('takes over the focus of the removed heading', async () => {
    render(app);
    await user.click(screen.getByText('To the detail'));
    await user.click(screen.getByText('Arrive'));
    expect(screen.getByRole('heading', { level: 1, name: 'Safe water for 14 schools' })).toHaveFocus();
  });

  test('leaves the focus alone if it has moved meanwhile', async () => {
    render(app);
    await user.click(screen.getByText('To the detail'));
    act(() => screen.getByText('To the detail').focus());
    fireEvent.click(screen.getByText('Arrive'));
    expect(screen.getByRole('heading', { level: 1, name: 'Safe water for 14 schools' })).toBeVisible();
    expect(screen.getByText('To the detail')).toHaveFocus();
  });
});

test('has a back link, a meta line and actions', () => {
  render(
    <TestRouter>
      <Page
        title="Proposal"
        back={{ to: '/proposals', label: 'Proposals' }}
        meta="12 months"
        actions={<button type="button">Edit</button>}
        aside="Help"
      >
        Text
      </Page>
    </TestRouter>,
  );
  expect(screen.getByRole('link', { name: 'Proposals' })).toHaveAttribute('href', '/proposals');
  expect(screen.getByText('12 months')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent('Help');
});

describe('a page opened from a field beside it', () => {
  const appWith = (beside: ReactNode) => (
    <TestRouter at="/proposals">
      {beside}
      <Routes>
        <Route path="/proposals" element={<Page title="Proposals" />} />
        <Route path="/proposals/1" element={<Page title="Safe water" />} />
      </Routes>
    </TestRouter>
  );
  const heading = () => screen.getByRole('heading', { level: 1, name: 'Safe water' });

  test('leaves the focus there while somebody types', async () => {
    render(appWith(<Question />));
    await user.type(screen.getByRole('textbox'), 'And when{Enter}');
    expect(heading()).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('takes the focus from an empty field, and from a dialog that covers it', async () => {
    const { unmount } = render(appWith(<Question />));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(heading()).toHaveFocus();
    unmount();
    render(
      appWith(
        <div role="dialog" aria-label="Rafiki">
          <Question />
        </div>,
      ),
    );
    await user.type(screen.getByRole('textbox'), 'And when{Enter}');
    expect(heading()).toHaveFocus();
  });
});
