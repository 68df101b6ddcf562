import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { announce, useAnnouncement } from './announce.ts';
import { downloadFile } from './api/download-file.ts';
import { lazyPage } from './lazy-page.ts';
import { setApiBase } from './network/api-base.ts';
import { dismissToast, showToast, useToasts } from './toast.ts';

const Toasts = () => useToasts().map(({ id, message, tone }) => <p key={id}>{`${message} ${tone}`}</p>);

function Announcements({ onSeen }: { onSeen: (announcement: unknown) => void }) {
  onSeen(useAnnouncement());
  return null;
}

test('toasts are shown in order, the same words once, and can be dismissed', () => {
  render(<Toasts />);
  let first = 0;
  act(() => {
    first = showToast('Saved', 'success');
    showToast('Failed to load', 'error');
    expect(showToast('Saved', 'success')).toBe(first);
  });
  expect(screen.getAllByText(/./).map((node) => node.textContent)).toEqual([
    'Saved success',
    'Failed to load error',
  ]);
  act(() => dismissToast(first));
  expect(screen.queryByText('Saved success')).not.toBeInTheDocument();
});

test('the same announcement twice is two announcements', () => {
  const seen: unknown[] = [];
  render(<Announcements onSeen={(announcement) => seen.push(announcement)} />);
  act(() => announce('3 proposals'));
  act(() => announce('3 proposals'));
  expect(seen).toEqual([
    { text: '', turn: 0 },
    { text: '3 proposals', turn: 1 },
    { text: '3 proposals', turn: 2 },
  ]);
});

test('a preloaded page is fetched once; a failed preload is forgotten', async () => {
  const load = jest
    .fn<Promise<() => React.JSX.Element>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => <h1>Proposals</h1>);
  const Page = lazyPage(load);
  await expect(Page.preload()).rejects.toThrow('offline');
  await Page.preload();
  render(
    <Suspense fallback="loading">
      <Page />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Proposals' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a refused download rejects with status and words, and saves nothing', async () => {
  setApiBase('http://api.test');
  globalThis.fetch = jest.fn(async () => Response.json({ error: 'Not found' }, { status: 404 }));
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  await expect(downloadFile('/api/proposals/1/pdf', 'a.pdf')).rejects.toEqual({
    status: 404,
    data: { error: 'Not found' },
  });
  expect(click).not.toHaveBeenCalled();
  click.mockRestore();
});

test('a download is saved under the name asked for', async () => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(async () => new Response('%PDF-1.7'));
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
  let saved = '';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved = `${this.download} ${this.href}`;
  });
  await downloadFile('/api/proposals/1/pdf', 'WASH-v1.pdf');
  expect(saved).toBe('WASH-v1.pdf blob:1');
  jest.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  click.mockRestore();
  jest.useRealTimers();
});
