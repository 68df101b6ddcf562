import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AnchoredCard } from './anchored-card.tsx';

function Words() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div>
      <button type="button" onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}>
        31 taps
      </button>
      <AnchoredCard anchor={anchor} label="Where this comes from">
        Ward Education Office return
      </AnchoredCard>
    </div>
  );
}

test('a named card beside its text does not move the focus; without an anchor it is gone', async () => {
  render(<Words />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const words = screen.getByRole('button', { name: '31 taps' });
  words.focus();
  fireEvent.click(words);
  const card = await screen.findByRole('dialog', { name: 'Where this comes from' }, { timeout: 15_000 });
  expect(card).toHaveTextContent('Ward Education Office return');
  expect(words).toHaveFocus();
  fireEvent.click(words);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Its code is loaded when it first opens.
}, 20_000);
