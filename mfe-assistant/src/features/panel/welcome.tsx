import { useUser } from '@harambee/platform';
import { Button, styled } from '@harambee/ui';

const firstQuestions = ['What is due next?', 'What is missing in my profile?', 'How many points do we have?'];

const Hello = styled.p`font-size: 15px; line-height: 23px; overflow-wrap: anywhere;`;
const Chips = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px;`;

/** Before the first question (ASSIST-03). */
export function Welcome({ onAsk }: { onAsk: (question: string) => void }) {
  const { firstName } = useUser();
  return (
    <div>
      <Hello>
        Karibu, {firstName.trim() || 'young one'}! Ask me about your profile, your proposals or your impact. I
        only use what is in your records.
      </Hello>
      <Chips role="group" aria-label="Suggested questions">
        {firstQuestions.map((question) => (
          <Button key={question} small onClick={() => onAsk(question)}>
            {question}
          </Button>
        ))}
      </Chips>
    </div>
  );
}
