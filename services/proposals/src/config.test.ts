import { readProposalsConfig } from './config.ts';

const whole = { LLM_BASE_URL: 'https://models.example.org/v1/', LLM_API_KEY: 'k3y', LLM_MODEL: 'maji-1' };

test('without a language model the built-in engine writes alone', () => {
  expect(readProposalsConfig({})).not.toHaveProperty('languageModel');
  expect(readProposalsConfig({ LLM_BASE_URL: '', LLM_TIMEOUT_MS: '2000' })).not.toHaveProperty(
    'languageModel',
  );
});

test('a language model is its address, key and name, and how long it may take', () => {
  expect(readProposalsConfig(whole).languageModel).toEqual({
    baseUrl: 'https://models.example.org/v1',
    apiKey: 'k3y',
    model: 'maji-1',
    timeoutMs: 30_000,
  });
  expect(readProposalsConfig({ ...whole, LLM_TIMEOUT_MS: '1500' }).languageModel?.timeoutMs).toBe(1_500);
});

test.each(['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'])(
  'without %s the start stops with one sentence',
  (name) => {
    expect(() => readProposalsConfig({ ...whole, [name]: '' })).toThrow(
      /^LLM_BASE_URL, LLM_API_KEY and LLM_MODEL belong together: set all three, or none of them\.$/,
    );
  },
);

test.each([
  'models.example.org',
  'file:///etc/passwd',
  'https://me:k3y@models.example.org/v1',
  'https://x.org/?k3y',
])('no address of a model: %s', (address) => {
  const read = () => readProposalsConfig({ ...whole, LLM_BASE_URL: address });
  expect(read).toThrow('LLM_BASE_URL must be an address such as https://models.example.org/v1.');
  expect(read).toThrow(/^(?!.*k3y)/);
});
