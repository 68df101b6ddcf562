import { readLanguageModel } from './config.ts';

const all = { LLM_BASE_URL: 'https://models.example.org/v1/', LLM_API_KEY: 'k', LLM_MODEL: 'm' };

test('all three settings configure a model, and none means no model', () => {
  expect(readLanguageModel(all)).toEqual({
    baseUrl: 'https://models.example.org/v1',
    apiKey: 'k',
    model: 'm',
    timeoutMs: 30_000,
  });
  expect(readLanguageModel({})).toBeUndefined();
});

test('prices are shown if both are entered', () => {
  const priced = { ...all, LLM_PRICE_IN: '0.15', LLM_PRICE_OUT: '0.6' };
  expect(readLanguageModel(priced)?.prices).toEqual({ currency: 'USD', input: 0.15, output: 0.6 });
  expect(readLanguageModel({ ...priced, LLM_PRICE_CURRENCY: 'EUR' })?.prices?.currency).toBe('EUR');
  expect(readLanguageModel({ ...all, LLM_PRICE_IN: '0.15' })).not.toHaveProperty('prices');
  expect(() => readLanguageModel({ ...priced, LLM_PRICE_OUT: 'free' })).toThrow('LLM_PRICE_OUT must be');
});

test.each(['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'])(
  '%s alone stops the start with a sentence',
  (name) => {
    expect(() => readLanguageModel({ [name]: all[name as keyof typeof all] })).toThrow('belong together');
  },
);

test.each([
  'models.example.org',
  'file:///etc/passwd',
  'ftp://x.example',
  'https://me:k3y@models.example.org/v1',
  'https://x.example/?k3y',
])('not a valid model address: %s', (address) => {
  const read = () => readLanguageModel({ ...all, LLM_BASE_URL: address });
  expect(read).toThrow('LLM_BASE_URL must be an address such as https://models.example.org/v1.');
  expect(read).toThrow(/^(?!.*k3y)/);
});
