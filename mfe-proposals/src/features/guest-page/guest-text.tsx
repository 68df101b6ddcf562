import type { GuestProposal } from '@harambee/domain/schemas';
import { GuestBlocks } from './guest-blocks.tsx';
import { GuestBudgetTable, GuestTables } from './guest-tables.tsx';
import { Body } from './guest-text.styles.ts';

/** The id of a part of the text, for the way through it. */
export interface GuestPart {
  id: string;
  title: string;
}

/** Apart from the section that describes it. */
const budgetTitle = 'Budget, line by line';

/** The parts of a proposal in the order in which they are read. */
export const partsOf = ({ sections, answers, budget }: GuestProposal): GuestPart[] => [
  ...sections.map(({ key, title }) => ({ id: `section-${key}`, title })),
  ...answers.map(({ questionId, question }) => ({ id: `answer-${questionId}`, title: question })),
  ...(budget ? [{ id: 'budget', title: budgetTitle }] : []),
];

/** The text, the answers and the budget of a proposal, to be read. */
export function GuestText({ proposal: { sections, answers, budget } }: { proposal: GuestProposal }) {
  return (
    <Body>
      {sections.map(({ key, title, paragraphs, tables }) => (
        <section
          key={key}
          id={`section-${key}`}
          tabIndex={-1}
          aria-label={title}
          data-place={`section/${key}`}
        >
          <h2 dir="auto">{title}</h2>
          <GuestBlocks blocks={paragraphs.flatMap(({ blocks }) => blocks)} />
          <GuestTables tables={tables} />
        </section>
      ))}
      {answers.map(({ questionId, question, blocks }) => (
        <section
          key={questionId}
          id={`answer-${questionId}`}
          tabIndex={-1}
          aria-label={question}
          data-place={`answer/${questionId}`}
        >
          <h2 dir="auto">{question}</h2>
          {blocks.length > 0 ? <GuestBlocks blocks={blocks} /> : <p>Not answered yet.</p>}
        </section>
      ))}
      {budget && (
        <section id="budget" tabIndex={-1} aria-label={budgetTitle}>
          <h2>{budgetTitle}</h2>
          <GuestBudgetTable budget={budget} />
        </section>
      )}
    </Body>
  );
}
