import { act, render, screen } from '@testing-library/react';
import { SelectionBar } from './selection-bar.tsx';
import type { MarkedPlace } from './word-marks.tsx';

test('words selected before the bar came, or before their place was known, bring it, too', async () => {
  const { rerender, container } = render(<p data-body="">We could not wash our hands.</p>);
  const text = container.querySelector('p')?.firstChild as Text;
  await act(async () => document.getSelection()?.setBaseAndExtent(text, 3, text, 17));
  const page = (places: readonly MarkedPlace[]) => (
    <>
      <p data-body="">We could not wash our hands.</p>
      <SelectionBar places={places} onComment={() => undefined} />
    </>
  );
  rerender(page([]));
  expect(screen.queryByRole('toolbar')).toBeNull();
  const element = container.querySelector('p') as HTMLElement;
  const place = { kind: 'section', section: 'team' } as const;
  rerender(page([{ place, element, text: 'We could not wash our hands.', name: 'Team' }]));
  expect(screen.getByRole('toolbar', { name: 'Selected words' })).toBeVisible();
});
