import type { GeneratedSection } from '@harambee/domain/schemas';
import { builtInDrafter, type Drafter, judged } from '@harambee/drafting';
import { waterProject } from '@harambee/drafting/testing';
import { documents } from './documents.ts';
import { threadedDrafter, threadedJudge } from './threaded-drafting.ts';

afterAll(() => documents.stop());

async function textOf(drafter: Drafter, done: GeneratedSection[] = []): Promise<GeneratedSection[]> {
  const sections: GeneratedSection[] = [];
  const options = { seed: 'test', signal: new AbortController().signal, done, onText: () => undefined };
  for await (const section of drafter.draft(waterProject, options)) sections.push(section);
  return sections;
}

test('in a thread the engine gives the same results as without one, and keeps nothing', async () => {
  const plain = await textOf(builtInDrafter());
  expect(await textOf(threadedDrafter())).toEqual(JSON.parse(JSON.stringify(plain)));
  // A resumed job continues after the sections that exist.
  expect(await textOf(threadedDrafter(), plain.slice(0, 5))).toHaveLength(3);
  expect(await threadedJudge(plain, waterProject)).toEqual(
    JSON.parse(JSON.stringify(judged(plain, waterProject))),
  );
  expect(documents.figures.cachedBytes).toBe(0);
});

test('a stopped drafter writes nothing', async () => {
  const signal = AbortSignal.abort(new Error('going home'));
  const writing = threadedDrafter().draft(waterProject, { seed: 'test', signal });
  await expect(writing[Symbol.asyncIterator]().next()).rejects.toThrow('going home');
});
