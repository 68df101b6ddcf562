import type { Proposal } from '@harambee/domain/schemas';
import type { Finding } from '@harambee/drafting/checks';
import { logFailure } from '@harambee/platform';
import { styled } from '@harambee/ui';
import { ConfirmDialog } from '@harambee/ui/app';
import { type ReactNode, useRef, useState } from 'react';
import { FindingList } from '../findings/finding-list.tsx';
import { checkedOf, findingsOf } from '../findings/use-findings.ts';
import { fieldsOf } from '../form-values/proposal-values.ts';

const Stack = styled.div`display: grid; gap: 16px;`;

/** What leaves the product, and how the button says so. */
const purposes = {
  file: {
    label: 'Download anyway',
    text: 'The file will contain it, and anyone who has the file can read it.',
  },
  model: {
    label: 'Generate anyway',
    text: 'If a language model is set up, this data will be sent to it. Otherwise, Harambee writes the text itself.',
  },
} as const;
export type Purpose = keyof typeof purposes;

/**
 * Asks before personal data leaves the product (CHECK-08): in a file, or to a language model. A list knows cards alone: it gives how
 * the proposal is read.
 */
export function useAskedPersonalData(proposal: Proposal | (() => Promise<Proposal>)): {
  ask: (purpose: Purpose, go: (isConfirmed: boolean) => void) => Promise<void>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ purpose: Purpose; findings: Finding[] }>();
  const [isOpen, setOpen] = useState(false);
  const go = useRef<(isConfirmed: boolean) => void>(undefined);
  const ask = async (purpose: Purpose, then: (isConfirmed: boolean) => void) => {
    const findings = await personalDataIn(proposal);
    if (findings.length === 0) return then(false);
    go.current = then;
    setAsked({ purpose, findings });
    setOpen(true);
  };
  const { label, text } = purposes[asked?.purpose ?? 'file'];
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

async function personalDataIn(given: Proposal | (() => Promise<Proposal>)): Promise<Finding[]> {
  try {
    const proposal = typeof given === 'function' ? await given() : given;
    const findings = await findingsOf(checkedOf(fieldsOf(proposal), proposal.sections));
    return findings.filter(({ kind }) => kind === 'personal_data');
  } catch (error) {
    // The service checks what goes to a model all the same; a file is the person's own.
    logFailure('The checks could not be loaded', error);
    return [];
  }
}
