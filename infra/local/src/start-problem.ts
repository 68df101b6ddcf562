/** Why Harambee cannot start, in one sentence that says what to do. It is shown as it is, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
