import { attachmentKinds, countByUnit, limitUnits } from '@harambee/domain';
import { type CutCase, textOfCut } from './cut-case.ts';
import { cutCases } from './cut-cases.ts';
import type { ReadyCase } from './ready-case.ts';
import { readyToday } from './ready-case.ts';
import { readyCases } from './ready-cases.fixture.ts';
import { scoreCut } from './score-cut.ts';

describe('ready', () => {
  test('at least 25 cases, each with an id of its own and a reason; some are ready', () => {
    expect(readyCases.length).toBeGreaterThanOrEqual(25);
    expect(new Set(readyCases.map(({ id }) => id)).size).toBe(readyCases.length);
    expect(readyCases.filter(({ why }) => !why.endsWith('.'))).toEqual([]);
    const ready = readyCases.filter(({ missing }) => missing.length === 0).length;
    expect(ready).toBeGreaterThanOrEqual(8);
    expect(readyCases.length - ready).toBeGreaterThanOrEqual(12);
    expect(new Set(readyCases.flatMap(({ missing }) => missing.map(({ what }) => what))).size).toBe(6);
  });

  test.each(readyCases.map((one) => [one.id, one] as const))('%s names what it has', (_, one: ReadyCase) => {
    const { questions, asked, documents, eligibility, missing } = one;
    const ids = [...questions, ...asked].map(({ id }) => id).concat(Object.keys(eligibility));
    expect(missing.flatMap((what) => what.ids).filter((id) => !ids.includes(id))).toEqual([]);
    for (const { kind } of [...asked, ...documents]) expect(Object.keys(attachmentKinds)).toContain(kind);
    for (const { unit, limit } of questions) {
      expect(unit === undefined).toBe(limit === undefined);
      if (unit) expect(Object.keys(limitUnits)).toContain(unit);
    }
  });

  test.each(readyCases.map((one) => [one.id, one] as const))(
    '%s counts and compares rightly',
    (_, one: ReadyCase) => {
      const idsOf = (what: string) =>
        one.missing.flatMap((found) => (found.what === what ? found.ids : [])).sort();
      const groups: (typeof one.questions)[] = [];
      for (const question of one.questions) {
        if (question.sharesLimit) groups.at(-1)?.push(question);
        else groups.push([question]);
      }
      const over = groups.filter(([first, ...others]) => {
        const { limit, unit } = first ?? {};
        if (!limit || !unit) return false;
        const all = [first, ...others].map((question) =>
          countByUnit(one.answers[question?.id ?? ''] ?? '', unit),
        );
        return all.reduce((sum, count) => sum + count, 0) > limit;
      });
      expect(idsOf('over-limit')).toEqual(
        over
          .flat()
          .map(({ id }) => id)
          .sort(),
      );
      const last = one.deadlineDay ?? readyToday;
      const expires = one.asked.flatMap(({ id, required }) => {
        const day = one.documents.find((document) => document.id === one.chosen[id])?.expiresOn;
        return required && day ? [{ id, day }] : [];
      });
      const ended = expires.filter(({ day }) => day < readyToday);
      expect(idsOf('document-expired')).toEqual(ended.map(({ id }) => id));
      const early = expires.filter((one) => !ended.includes(one) && one.day < last);
      expect(idsOf('document-expires-before-deadline')).toEqual(early.map(({ id }) => id));
      const not = Object.entries(one.eligibility).filter(([, result]) => result === 'no');
      expect(idsOf('not-eligible')).toEqual(not.map(([id]) => id).sort());
    },
  );
});

describe('cuts', () => {
  test('twenty texts in four languages and all units', () => {
    expect(cutCases).toHaveLength(20);
    expect(new Set(cutCases.map(({ id }) => id)).size).toBe(20);
    expect(new Set(cutCases.map(({ language }) => language)).size).toBe(4);
    expect(new Set(cutCases.map(({ unit }) => unit)).size).toBe(3);
  });

  test.each(cutCases.map((one) => [one.id, one] as const))(
    '%s is over its limit, and fits without what is expendable',
    (_, one: CutCase) => {
      const sentences = one.paragraphs.flat();
      expect(sentences.filter(({ importance }) => importance === undefined)).toEqual([]);
      for (const { importance, keeps, text } of sentences) {
        expect([text, keeps.length > 0]).toEqual([text, importance === 'essential']);
        for (const words of keeps) expect(text).toContain(words);
      }
      const count = (text: string) => countByUnit(text, one.unit);
      expect(count(textOfCut(one))).toBeGreaterThan(one.limit);
      expect(count(textOfCut(one, ['essential', 'useful']))).toBeLessThanOrEqual(one.limit);
      // Whoever cuts from the end, or what is longest, loses something.
      const fromTheEnd = textOfCut(one).slice(0, textOfCut(one, ['essential', 'useful']).length);
      const { lost, wasted } = scoreCut(one, fromTheEnd);
      expect(lost.length + wasted.length).toBeGreaterThan(0);
    },
  );

  test('the score sees what is lost, invented and wasted', () => {
    const [one] = cutCases;
    if (!one) throw new Error('No case');
    const best = textOfCut(one, ['essential', 'useful']);
    expect(scoreCut(one, best)).toEqual({ isWithinLimit: true, lost: [], invented: [], wasted: [] });
    expect(scoreCut(one, textOfCut(one)).isWithinLimit).toBe(false);
    expect(scoreCut(one, best.replace('2,140', 'many')).lost).toEqual(['2,140 cases of diarrhea']);
    expect(scoreCut(one, `${best} Splendid`).invented).toEqual(['splendid']);
    const bad = scoreCut(one, textOfCut(one, ['essential', 'expendable']));
    expect(bad.wasted).toHaveLength(2);
  });
});
