/** What was done on the page before its script came (`hold.ts`). */
export interface Held {
  /** Buttons that were pressed, in order: tabs, the eye of the password. */
  pressed: HTMLElement[];
  submitted: HTMLFormElement | undefined;
  /** Holds nothing from now on. */
  release(): Held;
}

declare global {
  interface Window {
    /**
     * Present until the page answers. Missing from the start where the policy of the page has refused the inline script:
     * an older gateway.
     */
    harambeeHeld?: Held;
  }
}

/** A turn for what the last event has changed. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Does what was held, now that the page answers. */
export async function doHeld(): Promise<void> {
  const held = window.harambeeHeld?.release();
  delete window.harambeeHeld;
  for (const button of held?.pressed ?? []) {
    button.click();
    await turn();
  }
  // Also without anything held: what was typed has become the state of the form.
  await turn();
  held?.submitted?.requestSubmit();
}
