/** Who wrote a generated section; see `GeneratedSection`. */
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
 * Who wrote these sections, in one line. Organizations must be able to state it if a funder asks.
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
