import { formatClock } from '@harambee/domain';
import { Icon, keyframes, media, styled, VisuallyHidden } from '@harambee/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ChatMessage, Conversation } from '../../conversation/conversation.slice.ts';
import { NextSteps } from './next-steps.tsx';
import { Reply } from './reply.tsx';

const breathe = keyframes`50% { opacity: .35; }`;
const Scroller = styled.div`flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; display: flex; flex-direction: column;`;
const Talk = styled.div`margin-top: auto; padding: 20px 16px; display: flex; flex-direction: column; gap: 20px;`;
const Log = styled.div`display: flex; flex-direction: column; gap: 20px; &:empty { margin-top: -20px; }`;
const Who = styled.span`display: block; font-size: var(--t-xs); line-height: 16px; color: var(--ink-3); margin-bottom: 4px;`;
const Mine = styled.div`
  align-self: flex-end; max-width: 86%; background: var(--sunken); border: 1px solid var(--line-soft); padding: 10px 14px;
  border-radius: 14px 14px 4px 14px; font-size: 15px; line-height: 23px; white-space: pre-wrap; overflow-wrap: anywhere;
`;
const Status = styled.div`&:empty { margin-top: -20px; }`;
const Waiting = styled.p`
  display: flex; align-items: center; gap: 8px; color: var(--ink-2); font-size: 14px; line-height: 20px;
  & svg { color: var(--primary-ink); animation: ${breathe} 1.6s ease-in-out infinite; }
  @media ${media.reducedMotion} { & svg { animation: none; } }
`;

interface OneMessageProps extends ChatMessage {
  onChoose?: ((choice: string) => void) | undefined;
}

function OneMessage({ role, content, timestamp, byModel, offers, choices, onChoose }: OneMessageProps) {
  const time = formatClock(timestamp);
  if (role === 'user') {
    return (
      <Mine>
        <VisuallyHidden>You, {time}: </VisuallyHidden>
        {content}
      </Mine>
    );
  }
  return (
    <div>
      <Who>
        Rafiki, {time}
        {byModel && ' · by a language model'}
      </Who>
      <Reply text={content} />
      <NextSteps offers={offers} choices={choices} onChoose={onChoose} />
    </div>
  );
}

type MessageListProps = Pick<Conversation, 'messages' | 'isSending' | 'growing'> & {
  /** Shown while the conversation is empty. */
  welcome: ReactNode;
  /** Sends what the person chose of the last answer. */
  onChoose: (choice: string) => void;
  /** Below the last message. */
  children?: ReactNode;
};

/** The conversation, scrolled to the newest message at the bottom. */
export function MessageList({ messages, isSending, growing, welcome, onChoose, children }: MessageListProps) {
  const last = isSending ? undefined : messages.at(-1);
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [area, talk] = [scroller.current, end.current];
    if (!area || !talk) return;
    // Content may grow after a message was added: the Markdown parser loads later, and replies are streamed.
    const follow = new ResizeObserver(() => {
      area.scrollTop = area.scrollHeight;
    });
    follow.observe(talk);
    return () => follow.disconnect();
  }, []);

  return (
    <Scroller ref={scroller} tabIndex={0} role="group" aria-label="Conversation">
      <Talk ref={end}>
        {messages.length === 0 && !isSending && welcome}
        <Log role="log" aria-label="Messages">
          {messages.map((message) => (
            <OneMessage key={message.id} {...message} onChoose={message === last ? onChoose : undefined} />
          ))}
        </Log>
        {/* The growing reply is hidden from screen readers: they read it once, complete, when it is in the log. */}
        {growing !== '' && (
          <div aria-hidden="true">
            <Who>Rafiki</Who>
            <Reply text={growing} />
          </div>
        )}
        <Status role="status">
          {isSending && growing === '' && (
            <Waiting>
              <Icon name="sparkle" size={18} />
              Thinking...
            </Waiting>
          )}
        </Status>
        {children}
      </Talk>
    </Scroller>
  );
}
