import { isProductPath } from '@harambee/domain';
import { Button, styled } from '@harambee/ui';
import type { ChatMessage } from '../../conversation/conversation.slice.ts';

const Chips = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px;
  & > * { max-width: 100%; white-space: normal; overflow-wrap: anywhere; text-align: start; height: auto; min-height: 36px; }
`;

interface NextStepsProps extends Pick<ChatMessage, 'offers' | 'choices'> {
  /** Sends one of the choices; absent below an older message, whose question is answered. */
  onChoose?: ((choice: string) => void) | undefined;
}

/** Below an answer: the pages it leads to, and what the person may answer. The field stays open (ASSIST-19). */
export function NextSteps({ offers = [], choices = [], onChoose }: NextStepsProps) {
  // A conversation that the tab has stored is not trusted.
  const pages = offers.filter(({ target }) => isProductPath(target));
  const answers = onChoose ? choices : [];
  if (pages.length + answers.length === 0) return null;
  return (
    <Chips role="group" aria-label="Next steps">
      {answers.map((choice) => (
        <Button key={choice} small onClick={() => onChoose?.(choice)}>
          {choice}
        </Button>
      ))}
      {pages.map(({ target, label }) => (
        <Button key={target} small icon="arrow-right" to={target}>
          {label}
        </Button>
      ))}
    </Chips>
  );
}
