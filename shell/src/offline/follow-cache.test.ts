import { baseApi, makeStore, workerMessages } from '@harambee/platform';
import { waitFor } from '@testing-library/react';
import { followCache } from './follow-cache.ts';

const workers = new EventTarget();
beforeAll(() => Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true }));
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const tell = (data: unknown) => workers.dispatchEvent(new MessageEvent('message', { data }));

test('what the page shows is read anew when the server answers again, whoever brought its tag, and at no other message', async () => {
  const read = jest.fn(async () => ({ data: 'donors' }));
  const donors = baseApi.enhanceEndpoints({ addTagTypes: ['Donor'] }).injectEndpoints({
    endpoints: (build) => ({
      listDonors: build.query<string, void>({ queryFn: read, providesTags: ['Donor'] }),
    }),
  });
  const { store, stopListening } = makeStore();
  const shown = store.dispatch(donors.endpoints.listDonors.initiate());
  await shown;
  const stop = followCache(store.dispatch);
  for (const data of [undefined, 'CACHE', { type: workerMessages.proposalSynced }]) tell(data);
  expect(read).toHaveBeenCalledTimes(1);
  tell({ type: workerMessages.cacheUpdated });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
  tell({ type: workerMessages.cacheUpdated });
  expect(read).toHaveBeenCalledTimes(2);
  shown.unsubscribe();
  stopListening();
});
