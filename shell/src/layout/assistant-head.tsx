import { Icon, IconButton, styled } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';
import { useEffect, useRef } from 'react';
import { WidgetSlot } from '../remotes/components/widget-slot.tsx';
import { useArrivedModules } from '../remotes/remotes-context.tsx';

/** The remote that provides the conversation. It fills the slots `assistant.panel` and `assistant.actions`. */
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
 * Name and close button belong to the shell, so that they work whatever happens to the remote. `Active` and the
 * buttons for the conversation appear once it has loaded.
 */
export function AssistantHead({ onClose }: { onClose: () => void }) {
  const isActive = useArrivedModules().some(({ name }) => name === assistant);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(document.readyState !== 'complete');
  useEffect(() => {
    // If the person opened it, it takes the focus. If it was still open from the last visit, the page keeps the
    // focus.
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
