import { announce } from '@harambee/platform';
import { Button, Icon, Keys, styled } from '@harambee/ui';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { PendingAction } from '../../conversation/conversation.slice.ts';

const Card = styled.section`
  border: 1px solid var(--primary-line); background: var(--primary-tint); border-radius: var(--r-card); padding: 14px;
  & > p { display: grid; grid-template-columns: 20px 1fr; gap: 10px; font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
  & > p svg { color: var(--primary-ink); margin-top: 1px; }
  & > p b { font-weight: 400; }
  & > p span span { display: block; font-size: 13px; color: var(--ink-2); }
  & > div { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
  & button kbd { color: inherit; background: transparent; border-color: color-mix(in srgb, currentColor 45%, transparent); }
`;

interface PendingCardProps {
  pending: PendingAction;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What the assistant proposes, until the person has decided (ASSIST-07). Escape cancels. */
export function PendingCard({ pending, onConfirm, onCancel }: PendingCardProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  const what = useId();
  const { description } = pending;
  useEffect(() => {
    // The field below is disabled now: if the person was typing there, the focus moves here. A focus elsewhere
    // on the page stays.
    const { activeElement } = document;
    const isOurs =
      activeElement === document.body || confirm.current?.closest('[data-rafiki]')?.contains(activeElement);
    if (isOurs) confirm.current?.focus({ preventScroll: true });
    else announce(`Rafiki proposes: ${description}`);
  }, [description]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Keeps Escape from also closing the drawer around it.
    event.stopPropagation();
    onCancel();
  };
  return (
    <Card aria-label="Rafiki proposes" onKeyDown={onKeyDown}>
      <p>
        <Icon name="arrow-right" size={18} />
        <span>
          <b id={what}>{description}</b>
          <span>What you typed on this page stays saved.</span>
        </span>
      </p>
      <div>
        <Button kind="primary" small ref={confirm} onClick={onConfirm} aria-describedby={what}>
          Confirm <Keys keys={['↵']} />
        </Button>
        <Button small onClick={onCancel}>
          Cancel <Keys keys={['Esc']} />
        </Button>
      </div>
    </Card>
  );
}
