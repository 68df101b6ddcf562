import type { Finding } from '@harambee/drafting/checks';
import { logFailure } from '@harambee/platform';
import { styled } from '@harambee/ui';
import { ConfirmDialog } from '@harambee/ui/app';
import { type ReactNode, useRef, useState } from 'react';
import { FindingList } from '../findings/finding-list.tsx';
import { type StatedProfile, useReadStatedProfile } from '../findings/stated-profile.ts';
import { type CheckedAnswers, findingsOf } from '../findings/use-findings.ts';

const Stack = styled.div`display: grid; gap: 16px;`;

const toModel =
  'If a language model is set up, this data will be sent to it. Without your consent, Harambee writes the text itself.';
/** What leaves the product, and how the button says so. */
const purposes = {
  file: {
    label: 'Download anyway',
    text: 'The file will contain it, and anyone who has the file can read it.',
  },
  model: { label: 'Generate anyway', text: toModel },
  creation: { label: 'Create anyway', text: toModel },
} as const;
/** One of these, or another one in the words of who asks. */
export type Purpose = keyof typeof purposes | { label: string; text: string };

type ReadAnswers = () => CheckedAnswers | Promise<CheckedAnswers>;

/** Asks before personal data leaves the product (CHECK-08): in a file, or to a language model. */
export function useAskedPersonalData(read: ReadAnswers): {
  ask: (purpose: Purpose, go: (isConfirmed: boolean) => void) => Promise<void>;
  dialog: ReactNode;
} {
  const readProfile = useReadStatedProfile();
  const [asked, setAsked] = useState<{ purpose: Purpose; findings: Finding[] }>();
  const [isOpen, setOpen] = useState(false);
  const go = useRef<(isConfirmed: boolean) => void>(undefined);
  const isReading = useRef(false);
  const ask = async (purpose: Purpose, then: (isConfirmed: boolean) => void) => {
    // Pressed again while it is looked for: asked once.
    if (isReading.current) return;
    isReading.current = true;
    const findings = await personalDataIn(read, readProfile);
    isReading.current = false;
    if (findings.length === 0) return then(false);
    go.current = then;
    setAsked({ purpose, findings });
    setOpen(true);
  };
  const { purpose = 'file' } = asked ?? {};
  const { label, text } = typeof purpose === 'string' ? purposes[purpose] : purpose;
  const dialog = (
    <ConfirmDialog
      open={isOpen}
      title="This proposal contains personal data"
      confirmLabel={label}
      text={
        <Stack>
          <p>Funders and helpers do not need to know who somebody is. {text}</p>
          <FindingList findings={asked?.findings ?? []} />
        </Stack>
      }
      onCancel={() => setOpen(false)}
      onConfirm={() => {
        setOpen(false);
        go.current?.(true);
      }}
    />
  );
  return { ask, dialog };
}

async function personalDataIn(
  read: ReadAnswers,
  readProfile: () => Promise<StatedProfile>,
): Promise<Finding[]> {
  try {
    const [answers, profile] = await Promise.all([read(), readProfile()]);
    const findings = await findingsOf(answers, profile);
    return findings.filter(({ kind }) => kind === 'personal_data');
  } catch (error) {
    // The service checks what goes to a model all the same; a file is the person's own.
    logFailure('The checks could not be loaded', error);
    return [];
  }
}
