import { logFailure } from '../browser/log-failure.ts';

/** In the chunk of the signed-in app, which is fetched anyway: the sign-in page does without it. */
export const loadTyped = () => import(/* webpackChunkName: "app" */ './typed-text.ts');

/** As `recoverTyped` of typed-text. If that fails, the person is still signed in. */
export async function recoverTyped(userId: string): Promise<void> {
  try {
    await (await loadTyped()).recoverTyped(userId);
  } catch (error) {
    logFailure('Reading what was typed before failed', error);
  }
}
