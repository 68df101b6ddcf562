import { act, waitFor } from '@testing-library/react';

/** A stream whose other end the test holds. */
class FakeStream extends EventTarget {
  static newest: FakeStream | undefined;
  onopen?: () => void;
  constructor() {
    super();
    FakeStream.newest = this;
  }
  close() {}
  say(name: string, data: unknown) {
    act(
      () => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: 'x' })),
    );
  }
}
/** The stream that the page has opened last. */
export async function stream(): Promise<FakeStream> {
  await waitFor(() => expect(FakeStream.newest).toBeDefined());
  const opened = FakeStream.newest as FakeStream;
  act(() => opened.onopen?.());
  return opened;
}

/** Gives pages streams whose messages the test says. Call it before each test. */
export function useFakeStreams(): void {
  FakeStream.newest = undefined;
  Object.assign(window, { EventSource: FakeStream });
}
