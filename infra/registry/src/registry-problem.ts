/** A problem that the person at the terminal, or the operator, can act on: a sentence, no stack. */
export class RegistryProblem extends Error {
  override name = 'RegistryProblem';
}
