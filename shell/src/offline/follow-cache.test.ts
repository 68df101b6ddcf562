import { workerMessages } from '@harambee/domain';
import { tagTypes } from '@harambee/platform';
import { followCache } from './follow-cache.ts';

const workers = new EventTarget();
beforeAll(() => Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true }));
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const tell = (data: unknown) => workers.dispatchEvent(new MessageEvent('message', { data }));

test('what the page shows is read anew when the server answers again, and at no other message', () => {
  const dispatch = jest.fn();
  const stop = followCache(dispatch);
  for (const data of [undefined, 'CACHE', { type: workerMessages.proposalSynced }]) tell(data);
  expect(dispatch).not.toHaveBeenCalled();
  tell({ type: workerMessages.cacheUpdated });
  expect(dispatch).toHaveBeenCalledTimes(1);
  expect(dispatch.mock.calls[0][0].payload).toEqual(tagTypes);
  stop();
  tell({ type: workerMessages.cacheUpdated });
  expect(dispatch).toHaveBeenCalledTimes(1);
});
