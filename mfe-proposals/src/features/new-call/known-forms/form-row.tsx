import { Link } from 'react-router-dom';
import * as S from './known-forms.styles.ts';

interface FormRowProps {
  name: string;
  funder: string;
  to: string;
  /** Language, number of questions, date. */
  facts: readonly string[];
  source?: string;
}

/** One form that a new call can begin from. */
export const FormRow = ({ name, funder, to, facts, source }: FormRowProps) => (
  <S.Row>
    <h3>
      <Link to={to} data-form-link="" dir="auto">
        {name}
      </Link>
    </h3>
    {funder && <p dir="auto">{funder}</p>}
    <p data-part="facts">{facts.join(' · ')}</p>
    {source && (
      <p data-part="source" dir="auto">
        {source}
      </p>
    )}
  </S.Row>
);

export const questionsInWords = (count: number): string =>
  `${count} ${count === 1 ? 'question' : 'questions'}`;
