import { ErrorState, IconButton, Spinner, styled } from '@harambee/ui';
import { Drawer } from '@harambee/ui/app';
import { Suspense, use, useEffect, useRef } from 'react';
import { PartBoundary, type PartFallbackProps } from '../remotes/part-boundary.tsx';
import { RemoteFailure } from '../remotes/remote-failure.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';

/** The remote that talks. It fills the slot `assistant.panel`. */
const assistant = 'assistant';

const Side = styled.aside`
  position: sticky; top: 0; height: 100dvh; padding: 8px 8px 8px 0; min-width: 0; outline: 0;
  & > div { height: 100%; border: 1px solid var(--line); border-radius: var(--r-sheet); background: var(--paper); overflow: hidden; }
`;
const Column = styled.div`display: flex; flex-direction: column; height: 100%;`;
const Head = styled.div`
  display: flex; align-items: center; gap: 8px; min-height: 56px; padding: 0 8px 0 16px; border-bottom: 1px solid var(--line-soft);
  & > div { flex: 1; }
  h2 { font-size: var(--t-h4); line-height: 20px; outline: 0; }
  p { font-size: var(--t-xs); line-height: 16px; color: var(--ink-3); }
`;
const Body = styled.div`flex: 1; min-height: 0; overflow-y: auto; display: grid; align-content: center;`;

function LostAssistant({ isRetrying, retry }: PartFallbackProps) {
  return (
    <ErrorState
      small
      level={3}
      title="Rafiki is not here"
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
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(document.readyState !== 'complete');
  useEffect(() => {
    // Opened by a press: the reader goes on here. Still open from the last visit: the page comes first.
    if (!isFirst.current) heading.current?.focus();
  }, []);
  return (
    <Column>
      <Head>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            Rafiki
          </h2>
          <p>AI Assistant</p>
        </div>
        <IconButton label="Close assistant" icon="close" onClick={onClose} />
      </Head>
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

interface AssistantPanelProps {
  open: boolean;
  /** Beside the page, which makes room; otherwise over it. */
  docked: boolean;
  onClose: () => void;
}

/** The place of the assistant, 384 px wide (spec 2.4). */
export function AssistantPanel({ open, docked, onClose }: AssistantPanelProps) {
  if (!docked) {
    return (
      <Drawer open={open} label="Rafiki, the assistant" side="right" width={384} onClose={onClose}>
        <Panel onClose={onClose} />
      </Drawer>
    );
  }
  if (!open) return null;
  return (
    <Side aria-label="Rafiki, the assistant">
      <div>
        <Panel onClose={onClose} />
      </div>
    </Side>
  );
}
