/** Something the person at the terminal, or the operator, has to know and can act on: a sentence, no stack. */
export class RegistryProblem extends Error {
  override name = 'RegistryProblem';
}
