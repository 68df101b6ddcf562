import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { forgetLinkSecret, useLinkSecret } from './link-secret.ts';

beforeEach(() => window.history.replaceState(null, '', '/join#a-secret'));

function LinkPage() {
  return <p>{useLinkSecret()}</p>;
}

function LatePage({ late }: { late: Promise<string> }) {
  const secret = useLinkSecret();
  return (
    <p>
      {secret} {use(late)}
    </p>
  );
}

test('it is read once and stands in the address no longer', () => {
  const { rerender } = render(<LinkPage />);
  rerender(<LinkPage />);
  expect(screen.getByText('a-secret')).toBeVisible();
  expect(window.location.href).toBe('http://localhost/join');
});

test('a page that is started again before it stands has it still', async () => {
  const late = Promise.resolve('here');
  await act(async () =>
    render(
      <Suspense>
        <LatePage late={late} />
      </Suspense>,
    ),
  );
  expect(screen.getByText('a-secret here')).toBeVisible();
  expect(window.location.hash).toBe('');
});

test('a page that is loaded again still has it, until it was used', () => {
  const first = render(<LinkPage />);
  first.unmount();
  const again = render(<LinkPage />);
  expect(screen.getByText('a-secret')).toBeVisible();
  again.unmount();
  forgetLinkSecret();
  render(<LinkPage />);
  expect(screen.queryByText('a-secret')).not.toBeInTheDocument();
});

test('another link opened in the same tab counts at once', () => {
  render(<LinkPage />);
  act(() => {
    window.location.hash = '#a-newer-one';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByText('a-newer-one')).toBeVisible();
  expect(window.location.href).toBe('http://localhost/join');
});
