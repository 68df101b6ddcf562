import {
  callFileName,
  callFromTemplate,
  callTable,
  callTableNames,
  outboxWords,
  paths,
} from '@harambee/domain';
import type { CallContent } from '@harambee/domain/schemas';
import {
  discard,
  downloadFile,
  errorMessage,
  isQueued,
  logFailure,
  May,
  readOwnEntries,
  type SentOrQueued,
  sendOrQueue,
  showToast,
  showUndo,
  statusOf,
  targetOf,
  useMay,
  useUser,
} from '@harambee/platform';
import { Button } from '@harambee/ui';
import { ConfirmDialog, Menu } from '@harambee/ui/app';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useCreateCallAgainMutation,
  useCreateCallMutation,
  useDeleteCallMutation,
} from '../../api/calls.api.ts';
import { callAddresses } from '../../call-addresses.ts';

interface CallActionsProps {
  id: string;
  revision: number;
  /** What is saved: what is being typed is not part of a file or a template. */
  saved: CallContent;
}

/** What else can be done with a call: used as a template, exported, deleted. */
export function CallActions({ id, revision, saved }: CallActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const mayWrite = useMay('calls.write');
  const removal = useRemoval(id, revision);
  const keepAsTemplate = useTemplate(saved);
  const exportFile = () =>
    downloadFile(`${callAddresses.call(id)}/file`, callFileName(saved.name)).catch((error) => {
      logFailure('The call could not be exported', error);
      showToast(errorMessage(error, 'The call could not be exported'), 'error');
    });
  const template = saved.isTemplate
    ? { label: 'Use this template', icon: 'copy' as const, to: newCallFrom(id) }
    : { label: 'Keep as a template', icon: 'copy' as const, onSelect: () => void keepAsTemplate() };
  return (
    <>
      {saved.isTemplate && (
        <May do="calls.write">
          <Button icon="copy" to={newCallFrom(id)}>
            Use this template
          </Button>
        </May>
      )}
      {!saved.isTemplate && (
        <May do="proposals.write">
          <Button icon="pencil" to={newProposalFor(id)}>
            Start an application
          </Button>
        </May>
      )}
      <Menu
        label="More"
        items={[
          ...(saved.isTemplate || !mayWrite ? [] : [template]),
          ...(saved.isTemplate
            ? []
            : [{ label: 'Compare with another call', icon: 'layers' as const, to: compareFrom(id) }]),
          { label: 'Export as a file', icon: 'download', onSelect: () => void exportFile() },
          ...(mayWrite
            ? [{ label: 'Delete', icon: 'trash', danger: true, onSelect: () => setAsking(true) } as const]
            : []),
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        title={`Delete “${saved.name}”?`}
        text={lossOf(saved)}
        confirmLabel={saved.isTemplate ? 'Delete template' : 'Delete call'}
        kind="danger"
        busy={removal.isBusy}
        onConfirm={() => void removal.remove().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const newProposalFor = (id: string): string => `${paths.newProposal}?call=${encodeURIComponent(id)}`;
const newCallFrom = (id: string): string => `${paths.newCall}?from=${encodeURIComponent(id)}`;

/** The list, to choose the other call from. */
const compareFrom = (id: string): string => `${paths.calls}?compare=${encodeURIComponent(id)}`;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is lost with a call, by name and number. */
function lossOf(call: CallContent): string {
  const rows = callTableNames.flatMap((table) => {
    const { label, itemLabel } = callTable(table);
    const count = call[table].length;
    return count === 0
      ? []
      : [`${count} ${(count === 1 ? itemLabel : rowsWord(label, itemLabel)).toLowerCase()}`];
  });
  const parts = [...rows, ...(call.notes.trim() === '' ? [] : ['your notes'])];
  const lost = parts.length === 0 ? 'The call is lost.' : `Lost with it: ${listed.format(parts)}.`;
  return `${lost} Right after it, you can undo this.`;
}

/** "Eligibility" holds statements; the other tables have the name of their rows. */
const rowsWord = (label: string, itemLabel: string): string =>
  label.endsWith('s') || label.endsWith('criteria') ? label : `${itemLabel}s`;

function useRemoval(id: string, revision: number) {
  const { id: userId } = useUser();
  const [remove, { isLoading }] = useDeleteCallMutation();
  const [bringBack] = useCreateCallAgainMutation();
  const navigate = useNavigate();

  const undo = async () => {
    const { error } = await bringBack(id);
    if (!error) return showToast('The call is back', 'success');
    logFailure('The call could not be brought back', error);
    return showToast(errorMessage(error, 'The call could not be brought back'), 'error');
  };

  return {
    isBusy: isLoading,
    remove: async () => {
      const direct = await remove({ id, revision });
      const hasNoAnswer = direct.error !== undefined && statusOf(direct.error) === undefined;
      const waiting = readOwnEntries(userId).filter((entry) => targetOf(entry) === id && isQueued(entry));
      const key = crypto.randomUUID();
      let answer: SentOrQueued<void> = direct;
      if (!direct.error || hasNoAnswer) {
        // Changes of it that wait would be sent for nobody to see. A deletion that was refused leaves them.
        for (const entry of waiting) await discard(entry.id);
      }
      if (hasNoAnswer) {
        const entry = { action: 'call-delete', data: { id, revision }, title: '', id: key };
        answer = await sendOrQueue(entry, async () => direct);
      }
      if (answer.error) {
        logFailure('Failed to delete the call', answer.error);
        const reason =
          statusOf(answer.error) === 412
            ? 'Someone else has just changed this call. Look at it before you delete it.'
            : errorMessage(answer.error, 'Failed to delete the call');
        showToast(reason, 'error');
        return;
      }
      navigate(paths.calls);
      if (answer.isQueued) {
        showUndo(`The call is deleted on this device. ${outboxWords.queuing}`, () => void discard(key));
      } else showUndo('The call is deleted', () => void undo());
    },
  };
}

/** A copy without what the organization has decided; the call itself stays in the list of deadlines. */
function useTemplate(saved: CallContent) {
  const [create] = useCreateCallMutation();
  return async () => {
    const body = { ...callFromTemplate(saved), isTemplate: true };
    const id = crypto.randomUUID();
    const { error, isQueued: waits } = await sendOrQueue(
      { action: 'call-create', data: { body }, title: body.name, id },
      () => create({ body, idempotencyKey: id }),
    );
    if (error) {
      logFailure('The template could not be kept', error);
      showToast(errorMessage(error, 'The template could not be kept'), 'error');
    } else showToast(waits ? outboxWords.queuing : 'Kept as a template', waits ? 'info' : 'success');
  };
}
