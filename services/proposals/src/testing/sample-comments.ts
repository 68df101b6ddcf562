import { answerPlaceText, mergedSection, newAnchor, sectionPlaceText } from '@harambee/domain';
import type { CommentPlace, CommentThread, NewThread, TextBlock } from '@harambee/domain/schemas';
import { randomId } from '@harambee/service-kit';
import { newActor, type TestActor, type TestApp } from '@harambee/service-kit/testing';
import { readApplication } from './sample-call.ts';
import { givenProposal, readProposal } from './sample-proposal.ts';
import { writeAll } from './test-worker.ts';

export const methodology: CommentPlace = { kind: 'section', section: 'methodology' };
export const answerPlace = (questionId: string): CommentPlace => ({ kind: 'answer', questionId });
export const paragraphOf = (text: string): TextBlock => ({ kind: 'paragraph', content: [{ text }] });

/** An organization with a written proposal, whose people comment on it. */
export async function givenComments(api: TestApp, body: Parameters<typeof givenProposal>[2] = {}) {
  const owner = await newActor({ name: 'Amina Odhiambo' });
  const { tenantId } = owner;
  const writer = await newActor({ tenantId, role: 'Member', name: 'Juma Baraka' });
  const reviewer = await newActor({ tenantId, role: 'Reviewer', name: 'Grace Wanjiru' });
  const { id } = await givenProposal(api, owner, body);
  await writeAll();
  const url = `/api/proposals/${id}/comments`;

  const read = async (by: TestActor = owner): Promise<CommentThread[]> => {
    const answer = await api.as(by).get(url);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json().threads;
  };
  const textOf = async (place: CommentPlace): Promise<string> => {
    if (place.kind === 'answer') {
      const { answers } = await readApplication(api, owner, id);
      return answerPlaceText(answers.find((one) => one.questionId === place.questionId)?.text ?? []).text;
    }
    const { sections, edits = [], facts = [] } = await readProposal(api, owner, id);
    const section = sections.find((one) => place.kind === 'section' && one.key === place.section);
    return section ? sectionPlaceText(mergedSection(section, edits, facts)).text : '';
  };
  /** The body of a comment on the first of these words. */
  const on = async (words: string, more: Partial<NewThread> = {}): Promise<NewThread> => {
    const place = more.place ?? methodology;
    const text = await textOf(place);
    const start = text.indexOf(words);
    if (start < 0) throw new Error(`No "${words}" in "${text}"`);
    return {
      id: randomId(),
      place,
      anchor: newAnchor(text, start, start + words.length),
      text: 'Why?',
      ...more,
    };
  };
  const post = async (by: TestActor, body: unknown, to = ''): Promise<CommentThread> => {
    const answer = await api.as(by).post(`${url}${to}`, body);
    expect([answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([
      to === '' || to.endsWith('replies') ? 201 : 200,
      '',
    ]);
    return answer.json().thread;
  };
  const comment = async (by: TestActor, words: string, more: Partial<NewThread> = {}) =>
    post(by, await on(words, more));
  const edit = async (text: string, more: Record<string, unknown> = {}) => {
    const edits = (await readProposal(api, owner, id)).edits ?? [];
    const { section = 'methodology', paragraph = 'p1' } = more;
    const known = edits.find((one) => one.section === section && one.paragraph === paragraph);
    const change = {
      section,
      paragraph,
      revision: known?.revision ?? 0,
      base: '',
      blocks: [paragraphOf(text)],
    };
    const answer = await api
      .as(owner)
      .patch(`/api/proposals/${id}/text`, { changes: [{ ...change, ...more }] });
    expect([answer.statusCode, answer.json().conflicts]).toEqual([200, []]);
  };
  const shown = async (threadId: string) => {
    const thread = (await read()).find((one) => one.id === threadId);
    const { state, start = 0, end = 0 } = thread?.anchor ?? {};
    return [state, (await textOf(thread?.place ?? methodology)).slice(start, end)];
  };
  return { ...{ id, owner, writer, reviewer, url, tenantId }, read, textOf, on, post, comment, edit, shown };
}
