import { ErrorState, Spinner, styled } from '@harambee/ui';
import { Drawer } from '@harambee/ui/app';
import { Suspense, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { assistantPanelId } from '../lib/assistant-ids.ts';
import { PartBoundary, type PartFallbackProps } from '../remotes/components/part-boundary.tsx';
import { RemoteFailure } from '../remotes/remote-failure.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { AssistantHead, assistant } from './assistant-head.tsx';

const Side = styled.aside`
  position: sticky; top: 0; height: 100dvh; padding: 8px 8px 8px 0; min-width: 0; outline: 0;
  & > div { height: 100%; border: 1px solid var(--line); border-radius: var(--r-sheet); background: var(--card); overflow: hidden; }
`;
const Column = styled.div`display: flex; flex-direction: column; height: 100%; background: var(--card);`;
const Body = styled.div`
  flex: 1; min-height: 0; overflow-y: auto; display: flex; flex-direction: column;
  & > [role='alert'], & > [role='status'] { margin: auto; }
`;

function LostAssistant({ isRetrying, retry }: PartFallbackProps) {
  return (
    <ErrorState
      small
      level={3}
      title="Rafiki isn’t available"
      text="The assistant could not be loaded. Everything else works as usual."
      retrying={isRetrying}
      onRetry={retry}
    />
  );
}

function Assistant() {
  const remotes = useRemotes();
  const entry = use(remotes.entries()).find(({ name }) => name === assistant);
  if (!entry) throw new RemoteFailure(assistant, 'missing', 'No assistant in the list of remotes');
  const { widgets } = use(remotes.load(entry));
  const panel = widgets.find(({ slot }) => slot === 'assistant.panel');
  if (!panel) throw new RemoteFailure(assistant, 'contract', 'The assistant has no panel');
  return <panel.Component />;
}

function Panel({ onClose }: { onClose: () => void }) {
  const remotes = useRemotes();
  return (
    <Column>
      <AssistantHead onClose={onClose} />
      <Body>
        <PartBoundary
          remote={assistant}
          fallback={LostAssistant}
          onRetry={async () => {
            await remotes.retryList();
            await remotes.retry(assistant);
          }}
        >
          <Suspense fallback={<Spinner label="Loading the assistant" />}>
            <Assistant />
          </Suspense>
        </PartBoundary>
      </Body>
    </Column>
  );
}

/** Closes over the page, because it would hide the page that it has just opened. */
function useCloseOnArrival(isOver: boolean, close: () => void) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (isOver && before.current !== pathname) close();
    before.current = pathname;
  }, [pathname, isOver, close]);
}

interface AssistantPanelProps {
  open: boolean;
  /** Beside the page where there is room for both; otherwise over it. */
  docked: boolean;
  onClose: () => void;
}

/** The place of the assistant, 384 px wide (ASSIST-01). */
export function AssistantPanel({ open, docked, onClose }: AssistantPanelProps) {
  useCloseOnArrival(open && !docked, onClose);
  if (!docked) {
    return (
      <Drawer open={open} label="Rafiki, the assistant" side="right" width={384} cover onClose={onClose}>
        <Panel onClose={onClose} />
      </Drawer>
    );
  }
  if (!open) return null;
  return (
    <Side id={assistantPanelId} aria-label="Rafiki, the assistant">
      <div>
        <Panel onClose={onClose} />
      </div>
    </Side>
  );
}
