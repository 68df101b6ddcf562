import { setApiBase } from '../network/api-base.ts';
import { errorMessage, fieldProblemsOf, isNetworkError, statusOf } from '../network/api-error.ts';
import { baseApi } from './base-api.ts';
import { makeStore } from './store.ts';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getThing: build.query<{ name: string }, string>({ query: (id) => `api/things/${id}` }),
    createThing: build.mutation<unknown, { key?: string }>({
      query: () => ({ url: '/api/things', method: 'POST', body: { a: 1 } }),
      extraOptions: { idempotencyKey: 'chosen-by-the-page' },
    }),
  }),
});

const sent: Request[] = [];
function answering(make: () => Response) {
  sent.length = 0;
  globalThis.fetch = jest.fn(async (request) => {
    sent.push(request as Request);
    return make();
  });
}
const { store } = makeStore();

test('calls go to the configured base', async () => {
  setApiBase('https://api.elsewhere.test/v1/');
  answering(() => Response.json({ name: 'Well' }));
  const result = await store.dispatch(api.endpoints.getThing.initiate('1'));
  expect(result.data).toEqual({ name: 'Well' });
  expect(sent[0]?.url).toBe('https://api.elsewhere.test/v1/api/things/1');
});

test('a refusal carries status, words and the fields at fault', async () => {
  answering(() =>
    Response.json(
      {
        error: 'Validation failed',
        details: [{ field: 'title', message: 'Title is required' }],
        requestId: 'r',
      },
      { status: 400 },
    ),
  );
  const { error } = await store.dispatch(api.endpoints.createThing.initiate({}));
  expect(statusOf(error)).toBe(400);
  expect(errorMessage(error, 'Failed to create')).toBe('Validation failed');
  expect(fieldProblemsOf(error)).toEqual([{ field: 'title', message: 'Title is required' }]);
  expect(isNetworkError(error)).toBe(false);
  expect(sent[0]?.headers.get('idempotency-key')).toBe('chosen-by-the-page');
});

test('an answer without words gets the fallback, also when it is no JSON', async () => {
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 404 }));
  const { error } = await store.dispatch(api.endpoints.getThing.initiate('2'));
  expect(errorMessage(error, 'Failed to load')).toBe('Failed to load');
  expect(statusOf(error)).toBe(404);
});

test('no answer is a network error without a status', () => {
  const error = { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' };
  expect(isNetworkError(error)).toBe(true);
  expect(isNetworkError(new TypeError('Failed to fetch'))).toBe(true);
  expect(statusOf(error)).toBeUndefined();
  expect(fieldProblemsOf(error)).toEqual([]);
});
