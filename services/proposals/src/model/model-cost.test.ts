import { tokensOfText } from '@harambee/domain';
import { builtInDrafter, type DraftingFacts } from '@harambee/drafting';
import { applications } from '@harambee/drafting/testing';
import { modelDrafter } from './model-drafter.ts';
import { modelServer } from './testing/model-server.ts';
import { writes } from './testing/writing-model.ts';

test('what people are told before lies around what the five applications take', async () => {
  for (const { planned } of Object.values(applications) as unknown as { planned: DraftingFacts }[]) {
    const server = await modelServer(writes());
    const client = { baseUrl: server.baseUrl, apiKey: 'k', model: 'm', timeoutMs: 5_000 };
    const drafter = modelDrafter({ client, fallback: builtInDrafter(), backOffMs: 1 });
    const options = { seed: 's', signal: new AbortController().signal, isPersonalDataConfirmed: true };
    for await (const _section of drafter.draft(planned, options));
    await server.close();
    const sent = server.requests.flatMap(({ body }) => body.messages.map(({ content }) => content.length));
    const tokens = sent.reduce((sum, length) => sum + length, 0) / 4;
    const { input } = tokensOfText(JSON.stringify(planned.proposal).length);
    expect(tokens).toBeGreaterThan(input.least);
    expect(tokens).toBeLessThan(input.most);
  }
});
