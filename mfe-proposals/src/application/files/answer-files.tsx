import { Menu } from '@harambee/ui/app';
import { useAnswerFiles } from '../../components/use-answer-files.tsx';
import { useAnswers } from '../answers-context.ts';

/** The questions and answers as a file, in the funder's order (CALL-27). */
export function AnswerFiles() {
  const { proposal } = useAnswers();
  const { items, dialog } = useAnswerFiles(proposal);
  return (
    <>
      <Menu label="Download" items={items} />
      {dialog}
    </>
  );
}
