import { Icon, IconButton, styled } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';
import { useEffect, useRef } from 'react';
import { WidgetSlot } from '../remotes/components/widget-slot.tsx';
import { useArrivedModules } from '../remotes/remotes-context.tsx';

/** The remote that talks. It fills the slots `assistant.panel` and `assistant.actions`. */
export const assistant = 'assistant';

const Head = styled.div`
  display: flex; align-items: center; gap: 4px; min-height: 64px; padding: 0 12px 0 16px; border-bottom: 1px solid var(--line-soft); flex: none;
  & > div { flex: 1; min-width: 0; margin-left: 8px; }
  h2 { font-size: 17px; line-height: 20px; outline: 0; display: inline-block; margin-right: 8px; }
  p { font-size: var(--t-xs); line-height: 16px; color: var(--ink-3); }
`;
const Face = styled.span`
  width: 36px; height: 36px; border-radius: 11px; background: var(--primary); color: var(--on-primary); display: grid;
  place-items: center; flex: none;
`;

/**
 * Who this is, and the way out: the shell's own, so that they stand there whatever becomes of the remote. `Active` and the
 * buttons for the conversation appear with it.
 */
export function AssistantHead({ onClose }: { onClose: () => void }) {
  const isActive = useArrivedModules().some(({ name }) => name === assistant);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(document.readyState !== 'complete');
  useEffect(() => {
    // Opened by a press: the reader goes on here. Still open from the last visit: the page comes first.
    if (!isFirst.current) heading.current?.focus();
  }, []);
  return (
    <Head>
      <Face>
        <Icon name="sparkle" size={20} />
      </Face>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          Rafiki
        </h2>
        {isActive && <StatusChip tone="success" label="Active" icon="check" />}
        <p>AI Assistant</p>
      </div>
      <WidgetSlot slot="assistant.actions" />
      <IconButton label="Close assistant" icon="close" onClick={onClose} />
    </Head>
  );
}
