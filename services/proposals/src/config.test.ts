import { readProposalsConfig } from './config.ts';

const whole = { LLM_BASE_URL: 'https://models.example.org/v1/', LLM_API_KEY: 'k3y', LLM_MODEL: 'maji-1' };

test('without a language model only the built-in engine writes', () => {
  expect(readProposalsConfig({})).not.toHaveProperty('languageModel');
  expect(readProposalsConfig({ LLM_BASE_URL: '', LLM_TIMEOUT_MS: '2000' })).not.toHaveProperty(
    'languageModel',
  );
});

test('a language model has an address, a key, a name and a time limit', () => {
  expect(readProposalsConfig(whole).languageModel).toEqual({
    baseUrl: 'https://models.example.org/v1',
    apiKey: 'k3y',
    model: 'maji-1',
    timeoutMs: 30_000,
  });
  expect(readProposalsConfig({ ...whole, LLM_TIMEOUT_MS: '1500' }).languageModel?.timeoutMs).toBe(1_500);
});
