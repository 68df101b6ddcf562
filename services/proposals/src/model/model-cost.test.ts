import { someOf } from '@harambee/config/long-tests.mjs';
import { isComputedSection, proposalSectionKeys, tokensOfSection, tokensOfText } from '@harambee/domain';
import { builtInDrafter, type DraftingFacts, draftedSection, renderSection } from '@harambee/drafting';
import { factSlots, textWithSlots } from '@harambee/drafting/slots';
import { applications } from '@harambee/drafting/testing';
import { modelDrafter } from './model-drafter.ts';
import { rewriteWithModel } from './section-rewriter.ts';
import { modelServer } from './testing/model-server.ts';
import { writes } from './testing/writing-model.ts';

const planned = (Object.values(applications) as unknown as { planned: DraftingFacts }[]).map(
  (one) => one.planned,
);

test('what is told before a section is written again lies around what it takes (DRAFT-24)', async () => {
  for (const facts of someOf(planned, 2)) {
    for (const key of proposalSectionKeys.filter((one) => !isComputedSection(one))) {
      const server = await modelServer(writes((section) => `${section} We reached 99,999 people.`));
      const client = { baseUrl: server.baseUrl, apiKey: 'k', model: 'm', timeoutMs: 5_000 };
      const today = renderSection(draftedSection(key, facts, 's'));
      const { stated } = textWithSlots(today.text, factSlots(facts));
      const all = factSlots(facts);
      const given = {
        ...{ today, facts, stated },
        further: all.filter((slot) => !stated.includes(slot)).slice(0, 40),
        request: { kind: 'more_about', about: 'the committees' },
      } as const;
      const { signal } = new AbortController();
      await rewriteWithModel(given, { client, signal, withinMs: 20_000, backOffMs: 1 });
      await server.close();
      const sent = server.requests.flatMap(({ body }) => body.messages.map(({ content }) => content.length));
      const tokens = sent.reduce((sum, length) => sum + length, 0) / 4;
      const { input } = tokensOfSection(today.text.length, 'more_about');
      expect([key, tokens > input.least, tokens < input.most]).toEqual([key, true, true]);
    }
  }
});

test('what people are told before lies around what applications take', async () => {
  for (const facts of someOf(planned, 2)) {
    const server = await modelServer(writes());
    const client = { baseUrl: server.baseUrl, apiKey: 'k', model: 'm', timeoutMs: 5_000 };
    const drafter = modelDrafter({ client, fallback: builtInDrafter(), backOffMs: 1 });
    const options = { seed: 's', signal: new AbortController().signal, isPersonalDataConfirmed: true };
    for await (const _section of drafter.draft(facts, options));
    await server.close();
    const sent = server.requests.flatMap(({ body }) => body.messages.map(({ content }) => content.length));
    const tokens = sent.reduce((sum, length) => sum + length, 0) / 4;
    const { input } = tokensOfText(JSON.stringify(facts.proposal).length);
    expect(tokens).toBeGreaterThan(input.least);
    expect(tokens).toBeLessThan(input.most);
  }
});
