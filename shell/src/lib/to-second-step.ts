import { paths } from '@harambee/domain';
import { needsSecondStep } from '@harambee/platform';
import { goTo } from './browser-path.ts';

/** Leads a sign-in on to its second step (TWOSTEP-09); every other refusal is thrown again, for the form to show. */
export function toSecondStep(error: unknown): void {
  if (!needsSecondStep(error)) throw error;
  goTo(paths.secondStep);
}
