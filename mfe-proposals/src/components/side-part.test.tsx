import { act, render, screen } from '@testing-library/react';
import { sidePart } from './side-part.tsx';

test('a part that cannot be fetched leaves the page as it is, and comes when the network is back', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest
    .fn<Promise<({ name }: { name: string }) => React.JSX.Element>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk failed'))
    .mockResolvedValue(({ name }) => <p>Guests of {name}</p>);
  const Guests = sidePart(load);
  render(
    <>
      <h1>The proposal</h1>
      <Guests name="Water" />
    </>,
  );
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'The proposal' })).toBeVisible();
  expect(screen.queryByText('Guests of Water')).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Guests of Water')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
