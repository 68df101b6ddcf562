import { styled } from '@harambee/ui';
import { RestoredBanner } from '@harambee/ui/app';
import { useEffect, useRef } from 'react';
import { useConversation, useStoredConversation } from '../../conversation/use-conversation.ts';
import { MessageList } from './message-list.tsx';
import { PendingCard } from './pending-card.tsx';
import { QuestionForm } from './question-form.tsx';
import { preloadMarkdown } from './reply.tsx';
import { Welcome } from './welcome.tsx';
import { WithheldCard } from './withheld-card.tsx';

const Panel = styled.div`display: flex; flex-direction: column; height: 100%; min-height: 0;`;

const BannerPlace = styled.div`padding: 0 16px 12px; & > * { flex-wrap: wrap; }`;

/** What the shell shows below the header of its assistant panel. */
export function AssistantPanel() {
  const unsavedDraft = useStoredConversation();
  const conversation = useConversation();
  const { messages, pending, isSending, growing, draft } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const wasPending = useRef(false);
  const isWithheld = messages.at(-1)?.isWithheld && !isSending && !pending;
  useEffect(preloadMarkdown, []);
  useEffect(() => {
    // While the person decides, the field is closed and the focus is on the buttons. When they are gone it is on the
    // page, or on the drawer around the field. It stays where somebody has put it meanwhile.
    const isLeftOver = document.activeElement?.contains(field.current);
    if (wasPending.current && !pending && isLeftOver) field.current?.focus({ preventScroll: true });
    wasPending.current = pending !== null;
  }, [pending]);

  return (
    <Panel data-rafiki>
      <MessageList
        messages={messages}
        isSending={isSending}
        growing={growing}
        onChoose={conversation.send}
        welcome={<Welcome onAsk={conversation.send} />}
      >
        {isWithheld && <WithheldCard onConfirm={conversation.sendConfirmed} />}
        {pending && (
          <PendingCard pending={pending} onConfirm={conversation.confirm} onCancel={conversation.cancel} />
        )}
      </MessageList>
      {unsavedDraft.restored && draft !== '' && (
        <BannerPlace>
          <RestoredBanner
            at={unsavedDraft.restored.at}
            onContinue={() => {
              unsavedDraft.goOn();
              field.current?.focus();
            }}
            onDiscard={unsavedDraft.discard}
          >
            It is in the field below.
          </RestoredBanner>
        </BannerPlace>
      )}
      <QuestionForm
        field={field}
        value={draft}
        isSending={isSending}
        isPending={pending !== null}
        onChange={conversation.type}
        onSend={conversation.send}
      />
    </Panel>
  );
}
