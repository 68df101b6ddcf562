import { keepCalls } from '@harambee/config/contracts/contract-files.mjs';
import type { ChatAnswer } from '@harambee/domain/schemas';
import { recordCalls } from '@harambee/platform/testing';
import { askAssistant } from './api/ask-assistant.ts';

const answer: ChatAnswer = {
  reply: 'Shall I take you there?',
  actions: [{ type: 'navigate', target: '/proposals', description: 'Open your proposals' }],
  intent: 'navigate',
  answeredBy: 'built-in',
};

const history = [
  { role: 'user', content: 'How many proposals have I?' },
  { role: 'assistant', content: 'You have 3 proposals.' },
] as const;

test('every call is one that the services of the version before answer', async () => {
  const calls = await recordCalls({
    respond: { send: () => askAssistant({ message: 'Open them', history: [...history] }, () => {}), answer },
    respondConfirmed: {
      send: () =>
        askAssistant(
          {
            message: 'And this?',
            history: history.map((said) => ({ ...said, confirmed: 'personal_data' as const })),
            confirmed: 'personal_data',
          },
          () => {},
        ),
      answer,
    },
    respondWithheld: {
      send: () => askAssistant({ message: 'Nakai Ewesit is HIV-positive', history: [] }, () => {}),
      answer: { ...answer, withheld: 'personal_data' },
    },
  });
  expect(keepCalls('assistant', calls)).toEqual([]);
});
