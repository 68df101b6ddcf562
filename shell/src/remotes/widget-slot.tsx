import type { RemoteWidget, WidgetSlot as Slot } from '@harambee/platform';
import { Suspense } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { useArrivedModules } from './remotes-context.tsx';

/** What the remotes put in one place of the shell, in their order. A lost one leaves a quiet gap. */
export function WidgetSlot({ slot }: { slot: Slot }) {
  const widgets = useArrivedModules()
    .flatMap(({ name, module }) => module.widgets.map((widget): [string, RemoteWidget] => [name, widget]))
    .filter(([, widget]) => widget.slot === slot)
    .sort(([, a], [, b]) => a.order - b.order);
  return widgets.map(([remote, { id, Component }]) => (
    <PartBoundary key={`${remote}/${id}`} remote={remote}>
      <Suspense fallback={null}>
        <Component />
      </Suspense>
    </PartBoundary>
  ));
}
