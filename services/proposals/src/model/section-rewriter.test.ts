import { draftedSection, renderSection } from '@harambee/drafting';
import { factSlots, textWithSlots } from '@harambee/drafting/slots';
import { waterProject } from '@harambee/drafting/testing';
import type { RewriteTask } from './rewrite-prompt.ts';
import { rewriteWithModel } from './section-rewriter.ts';
import { type Answer, hangs, modelServer, says } from './testing/model-server.ts';
import { writes } from './testing/writing-model.ts';

function task(changes: Partial<RewriteTask> = {}): RewriteTask {
  const today = renderSection(draftedSection('executive_summary', waterProject, 'seed'));
  const { stated } = textWithSlots(today.text, factSlots(waterProject));
  return {
    today,
    facts: waterProject,
    stated,
    further: [],
    request: { kind: 'tone', tone: 'warm' },
    ...changes,
  };
}

async function rewritten(answers: [Answer, ...Answer[]], given = task(), withinMs = 5_000) {
  const server = await modelServer(...answers);
  const client = { baseUrl: server.baseUrl, apiKey: 'k3y', model: 'maji-1', timeoutMs: 60_000 };
  try {
    const { signal } = new AbortController();
    const variants = await rewriteWithModel(given, { client, signal, withinMs, backOffMs: 1 });
    return { variants, requests: server.requests };
  } finally {
    await server.close();
  }
}

test('what is there when the time is up is offered, the rest is not waited for', async () => {
  const { variants } = await rewritten([writes(), hangs], task(), 400);
  expect(variants).toHaveLength(1);
  expect((await rewritten([hangs], task(), 200)).variants).toEqual([]);
});

test('three times the same text is one, and today’s text is none', async () => {
  expect((await rewritten([writes()])).variants).toHaveLength(1);
});

test('a short section without a fact can be said in another way, and gets none', async () => {
  const text = 'Committees collect a small fee for repairs.';
  const today = { ...task().today, key: 'sustainability' as const, text, sources: [], words: 7 };
  const given = task({ today, stated: [] });
  const { variants } = await rewritten(
    [says('A small fee, which committees collect, pays for repairs.')],
    given,
  );
  expect(variants).toMatchObject([{ leftOut: 0, sources: [] }]);
  const { variants: wrong } = await rewritten(
    [says('Committees of 40 people collect a small fee, which pays for repairs. They keep it well.')],
    given,
  );
  expect(wrong.map(({ text: said }) => said)).toEqual(['They keep it well.']);
});

test('how long a text may be is said in the words of its funder', async () => {
  const sectionLimits = [
    { section: 'executive_summary' as const, unit: 'characters' as const, maximum: 900 },
  ];
  const facts = { ...waterProject, proposal: { ...waterProject.proposal, sectionLimits } };
  const { requests } = await rewritten([writes()], task({ facts, request: { kind: 'shorter' } }));
  for (const { body } of requests)
    expect(body.messages[1]?.content).toMatch(/at most \d+ words.+at most 900 characters/s);
});
