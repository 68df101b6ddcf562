import {
  type CutCase,
  cutCases,
  type Missing,
  type ReadyCase,
  readyCases,
  readyToday,
  scoreCut,
  textOfCut,
} from '@harambee/calls/testing';
import {
  answerAsPlainText,
  applicationState,
  emptyCallRow,
  engineBlocks,
  engineParagraphs,
} from '@harambee/domain';
import type { CallQuestion, TextBlock } from '@harambee/domain/schemas';
import { cutsFor } from '@harambee/drafting/variants';

const kinds = {
  unanswered: 'no-answer',
  over_limit: 'over-limit',
  not_eligible: 'not-eligible',
} as const;
const states = {
  missing: 'no-document',
  expired: 'document-expired',
  expires_before_deadline: 'document-expires-before-deadline',
} as const;

/** Words as somebody types them: a note of what is missing is one, whatever is around it. */
const typed = (text: string): TextBlock[] =>
  text.startsWith('[needs:')
    ? engineBlocks({ text }, () => undefined)
    : [{ kind: 'paragraph', content: [{ text }] }];

function missingIn(one: ReadyCase): { missing: Missing[]; isReady: boolean } {
  const questions = one.questions.map(
    ({ id, required, limit, unit, sharesLimit }): CallQuestion => ({
      ...emptyCallRow('questions', id),
      ...{
        text: id,
        required,
        limit: limit ?? null,
        limitUnit: unit ?? '',
        sharesLimit: sharesLimit ?? false,
      },
    }),
  );
  const asked = new Set(questions.map(({ id }) => id));
  const last = one.deadlineDay ?? readyToday;
  const documents = one.asked.map(({ id, required }) => {
    const document = one.documents.find((kept) => kept.id === one.chosen[id]);
    const ends = document?.expiresOn;
    const state = !document
      ? 'missing'
      : !ends || ends >= last
        ? 'there'
        : ends < readyToday
          ? 'expired'
          : 'expires_before_deadline';
    return { asked: { id, name: id, required }, state } as const;
  });
  const { gaps, isReady } = applicationState({
    call: { questions },
    answers: Object.entries(one.answers).map(([questionId, text]) => ({
      questionId,
      text: typed(text),
      isTicked: false,
      ...(!asked.has(questionId) && { isGone: true as const }),
    })),
    documents,
    eligibility: Object.entries(one.eligibility).map(([rowId, verdict]) => ({ rowId, verdict, reason: '' })),
  });
  const missing = gaps.flatMap(({ kind, questionIds, rowId }): Missing[] => {
    if (kind === 'document') {
      const { state } = documents.find((document) => document.asked.id === rowId) ?? {};
      return [{ what: states[state as keyof typeof states], ids: [rowId ?? ''] }];
    }
    if (!(kind in kinds)) return [];
    return [{ what: kinds[kind as keyof typeof kinds], ids: rowId ? [rowId] : questionIds }];
  });
  return { missing, isReady };
}

const inOrder = (missing: readonly Missing[]) =>
  missing.map(({ what, ids }) => `${what}: ${[...ids].sort().join(', ')}`).sort();

test.each(readyCases.map((one) => [one.id, one] as const))(
  'what an application lacks: %s (CALL-43)',
  (_, one) => {
    const { missing, isReady } = missingIn(one);
    expect(inOrder(missing)).toEqual(inOrder(one.missing));
    expect(isReady).toBe(one.missing.length === 0);
  },
);

const cutOf = (one: CutCase) => {
  const blocks = engineParagraphs({ text: textOfCut(one) }).flatMap((paragraph) =>
    engineBlocks(paragraph, () => undefined),
  );
  const cuts = cutsFor(blocks, one.limit, one.unit);
  return scoreCut(one, answerAsPlainText(cuts?.blocks ?? blocks));
};

test.each(cutCases.map((one) => [one.id, one] as const))('cuts keep what counts: %s (CALL-25)', (_, one) => {
  const { wasted: _wasted, ...score } = cutOf(one);
  expect(score).toEqual({ isWithinLimit: true, lost: [], invented: [] });
});

test('hardly ever does something useful go while something that nobody would miss stays (CALL-25)', () => {
  const wasted = cutCases.flatMap((one) => cutOf(one).wasted);
  expect([wasted.length <= 4, wasted]).toEqual([true, wasted]);
});
