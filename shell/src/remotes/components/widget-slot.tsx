import type { RemoteWidget, WidgetSlot as Slot } from '@harambee/platform';
import { Fragment, type ReactNode, Suspense } from 'react';
import { useArrivedModules } from '../remotes-context.tsx';
import { PartBoundary } from './part-boundary.tsx';

interface WidgetSlotProps {
  slot: Slot;
  /** Keeps the place of a widget that is on its way. */
  waiting?: ReactNode;
  /** How many widgets are expected here; as long as not all remotes are known, so many places are kept. */
  places?: number;
  /** Every remote has come, or will not: from then on nobody is waited for. */
  settled?: boolean;
}

/** What the remotes put in one place of the shell, in their order. A lost one leaves a quiet gap. */
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
      <Suspense fallback={waiting}>
        <Component />
      </Suspense>
    </PartBoundary>
  ));
}
