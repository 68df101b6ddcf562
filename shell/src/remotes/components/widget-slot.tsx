import type { RemoteWidget, WidgetSlot as Slot } from '@harambee/platform';
import { createContext, Fragment, type ReactNode, Suspense, useContext, useEffect } from 'react';
import { useArrivedModules } from '../remotes-context.tsx';
import { PartBoundary } from './part-boundary.tsx';

interface WidgetSlotProps {
  slot: Slot;
  /** Reserves the place of a widget that is still loading. */
  waiting?: ReactNode;
  /** How many widgets are expected here: this many places stay reserved until all remotes have settled. */
  places?: number;
  /** Every remote has loaded or failed: nothing more is expected. */
  settled?: boolean;
}

/** Told of each widget whose code is on its way, and when it has come. */
export const WidgetsOnTheirWay = createContext<(change: 1 | -1) => void>(() => {});

function OnItsWay({ children }: { children: ReactNode }) {
  const count = useContext(WidgetsOnTheirWay);
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, [count]);
  return children;
}

/** The widgets of all remotes for one place of the shell, in order. A lost one leaves an empty gap. */
export function WidgetSlot({ slot, waiting = null, places = 1, settled = true }: WidgetSlotProps) {
  const widgets = useArrivedModules()
    .flatMap(({ name, module }) => module.widgets.map((widget): [string, RemoteWidget] => [name, widget]))
    .filter(([, widget]) => widget.slot === slot)
    .sort(([, a], [, b]) => a.order - b.order);
  if (!settled && widgets.length < places) {
    return Array.from({ length: places }, (_, number) => `place ${number}`).map((key) => (
      <Fragment key={key}>{waiting}</Fragment>
    ));
  }
  return widgets.map(([remote, { id, Component }]) => (
    <PartBoundary key={`${remote}/${id}`} remote={remote}>
      <Suspense fallback={<OnItsWay>{waiting}</OnItsWay>}>
        <Component />
      </Suspense>
    </PartBoundary>
  ));
}
