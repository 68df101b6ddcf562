import fc from 'fast-check';
import { saysTheSame } from './says-the-same.ts';

describe('whether an earlier try has arrived', () => {
  test("the server's clean-up makes no difference; another text does", () => {
    const wanted = {
      title: ' Wells ',
      objectives: ['One '],
      sectionLimits: undefined,
      facts: [{ name: 'People', value: 3 }],
    };
    const present = {
      title: 'Wells',
      objectives: ['One'],
      facts: [{ id: 'f-1', value: 3, name: 'People' }],
      location: 'Kitui',
    };
    expect(saysTheSame(wanted, present)).toBe(true);
    expect(saysTheSame(wanted, { ...present, title: 'Other' })).toBe(false);
    expect(saysTheSame(wanted, { ...present, facts: [{ id: 'f-1', value: 4, name: 'People' }] })).toBe(false);
    expect(saysTheSame(wanted, { ...present, sectionLimits: [{ maximum: 1 }] })).toBe(false);
  });

  test('the server writes the text of a budget with lines', () => {
    const lines = { budgetLines: [{ item: 'Pumps' }] };
    expect(saysTheSame({ ...lines, budget: 'mine' }, { ...lines, budget: 'of the lines' })).toBe(true);
    expect(saysTheSame({ budget: 'mine' }, { budget: 'theirs' })).toBe(false);
  });

  test('everything equals itself after a round trip as JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) =>
        saysTheSame(fields, JSON.parse(JSON.stringify(fields)) as object),
      ),
    );
  });
});
