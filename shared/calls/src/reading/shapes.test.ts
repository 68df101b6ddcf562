import { readCall } from './read-call.ts';
import { shapes } from './shapes.fixture.ts';

const linesOf = (text: string) => text.replace(/^\n/, '').split('\n');

test.each(shapes.map((shape) => [shape.name, shape] as const))(
  '%s: what is asked, which documents and which weights',
  (_name, { text, questions, attachments, weights }) => {
    const { findings } = readCall([linesOf(text)]);
    const rows = findings.flatMap((finding) => ('table' in finding ? [finding] : []));
    const asked = rows.flatMap(({ table, cells, source }) => {
      if (table !== 'questions') return [];
      const limit = cells.limit ? ` [${cells.limit} ${cells.limitUnit?.replaceAll('_', ' ')}]` : '';
      return [`${source.line}| ${cells.text}${limit}${cells.required ? '' : ' (optional)'}`];
    });
    expect(asked).toEqual(questions);
    expect(rows.flatMap(({ table, cells }) => (table === 'attachments' ? [cells.name] : []))).toEqual(
      attachments,
    );
    expect(rows.flatMap(({ table, cells }) => (table === 'criteria' ? [cells.weight] : []))).toEqual(weights);
  },
);
