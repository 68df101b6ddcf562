/** What a generated section says of its writer; see `GeneratedSection`. */
interface Written {
  engine?: 'built-in' | 'model';
  model?: string;
}

const ownEngine = 'Harambee’s own engine';

/** The language models that wrote any of these sections, each once. */
export function modelsOf(sections: readonly Written[]): string[] {
  const models = sections.flatMap(({ engine, model }) =>
    engine === 'model' ? [model || 'a language model'] : [],
  );
  return [...new Set(models)];
}

/**
 * Who wrote these sections, in one line: one of them or a whole text. Organizations must be able to say so where a
 * funder asks for it.
 *
 * @example writtenBy([{ engine: 'model', model: 'maji-1' }, {}])
 * // 'Written by maji-1, checked against your facts, and by Harambee’s own engine'
 */
export function writtenBy(sections: readonly Written[]): string {
  const models = modelsOf(sections);
  if (models.length === 0) return `Written by ${ownEngine}`;
  const own = sections.some(({ engine }) => engine !== 'model') ? `, and by ${ownEngine}` : '';
  return `Written by ${models.join(' and ')}, checked against your facts${own}`;
}
