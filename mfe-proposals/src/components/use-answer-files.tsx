import {
  answerAsPlainText,
  applicationFileName,
  generalCall,
  onPaper,
  questionName,
  readerFormats,
} from '@harambee/domain';
import type { Application, ApplicationFormat, Proposal } from '@harambee/domain/schemas';
import {
  type AppStore,
  countUsage,
  downloadFile,
  errorMessage,
  logFailure,
  showToast,
} from '@harambee/platform';
import type { MenuItemEntry } from '@harambee/ui/app';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { applicationsApi } from '../api/applications.api.ts';
import { applicationAddresses } from '../application-addresses.ts';
import { answersOf } from '../findings/use-findings.ts';
import { useAskedPersonalData } from '../proposal-findings/personal-data-dialog.tsx';

const formats: readonly { format: ApplicationFormat; label: string }[] = [
  { format: 'docx', label: 'Answers as Word' },
  { format: 'pdf', label: 'Answers as PDF' },
  { format: 'xlsx', label: 'Answers as Excel' },
  { format: 'csv', label: 'Answers as CSV' },
];

/** The files of an application in the funder's order (CALL-27); personal data is asked about first. */
export function useAnswerFiles(proposal: Proposal): { items: MenuItemEntry[]; dialog: ReactNode } {
  const { dispatch } = useStore() as AppStore;
  const read = applicationsApi.endpoints.getApplication;
  const readApplication = async () => (await dispatch(read.initiate(proposal.id, { subscribe: false }))).data;
  const personalData = useAskedPersonalData(async () => {
    const data = await readApplication();
    const answers = answersOf(proposal);
    return { ...answers, sections: data ? answersAsSections(data) : answers.sections };
  });
  const download = async (format: ApplicationFormat) => {
    try {
      const address = applicationAddresses.file(proposal.id, format);
      const { call = generalCall } = (await readApplication()) ?? {};
      await downloadFile(onPaper(address, readerFormats().paper), applicationFileName(call, format));
      countUsage('proposal_exported');
    } catch (error) {
      logFailure('Failed to download the answers', error);
      showToast(errorMessage(error, 'The file could not be downloaded. It needs a connection.'), 'error');
    }
  };
  return {
    items: formats.map(({ format, label }) => ({
      label,
      icon: 'download',
      onSelect: () => void personalData.ask('file', () => void download(format)),
    })),
    dialog: personalData.dialog,
  };
}

/** What the file says, as the checks read it. */
function answersAsSections({ call: { questions }, answers }: Application) {
  return questions.flatMap((question, place) => {
    const answer = answers.find(({ questionId, isGone }) => questionId === question.id && !isGone);
    return answer ? [{ key: questionName(question, place), text: answerAsPlainText(answer.text) }] : [];
  });
}
