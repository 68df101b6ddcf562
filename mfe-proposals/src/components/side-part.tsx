import { logFailure } from '@harambee/platform';
import { type ComponentType, createElement, useEffect, useState } from 'react';

interface SidePartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

function SidePart<Props extends object>({ load, props }: SidePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isUnmounted = false;
    const fetchPart = () =>
      load()
        .then((part) => !isUnmounted && setPart(() => part))
        .catch((error: unknown) => logFailure('A part of the page could not be fetched', error));
    void fetchPart();
    window.addEventListener('online', fetchPart);
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', fetchPart);
    };
  }, [load]);
  return Part ? createElement(Part, props) : null;
}

/**
 * A part beside the page whose code is fetched on first use. Where it cannot be fetched the page does without it, and
 * it comes when the network is back: a part of a page takes down no page.
 */
export const sidePart =
  <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  (props) => <SidePart load={load} props={props} />;
