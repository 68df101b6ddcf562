import { Spinner, styled, VisuallyHidden } from '@harambee/ui';
import { useLayoutEffect, useState } from 'react';
import { isFramed, removeFrame } from '../lib/document-frame.ts';

const Whole = styled.div`min-height: 100dvh; display: grid; place-items: center;`;

/** How many of them are on the page. One may take over from another. */
let waiting = 0;

/**
 * Before the app has come. Where the document shows the frame of the app, that is what people see, until something
 * else is rendered in place of this.
 */
export function Waiting() {
  const [isInFrame] = useState(isFramed);
  useLayoutEffect(() => {
    waiting += 1;
    return () => {
      waiting -= 1;
      // At the end of the commit, which may bring the next one, and before it is painted.
      queueMicrotask(() => waiting === 0 && removeFrame());
    };
  }, []);
  if (isInFrame) {
    return (
      <div role="status">
        <VisuallyHidden>Loading Harambee</VisuallyHidden>
      </div>
    );
  }
  return (
    <Whole>
      <Spinner label="Loading Harambee" />
    </Whole>
  );
}
