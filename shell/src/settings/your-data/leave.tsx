import { typeTheNameMessage } from '@harambee/domain';
import type { RemovalBody } from '@harambee/domain/schemas';
import { Refusal, useAuth, useUser } from '@harambee/platform';
import type { useHandTo } from './hand-to.tsx';
import { leaveLosses } from './losses.ts';
import { RemovalDialog, type RemovalDialogProps } from './removal-dialog.tsx';

/** As the dialog reads errors of the store. */
const asError = (error: unknown): object =>
  error instanceof Refusal
    ? {
        status: error.status,
        data: {
          error: error.message,
          ...(error.field && { details: [{ field: error.field, message: error.message }] }),
        },
      }
    : (error as object);

interface LeaveProps extends Pick<RemovalDialogProps, 'open' | 'dataExport' | 'onExport' | 'onClose'> {
  isAlone: boolean;
  handTo: ReturnType<typeof useHandTo>;
}

/** Leaves one of several organizations: the browser goes on in another one (ORG-05). */
export function Leave({ isAlone, handTo, ...dialog }: LeaveProps) {
  const { tenantName } = useUser();
  const { leaveOrganization } = useAuth();
  const send = async (body: RemovalBody) => {
    try {
      await leaveOrganization({ ...body, ...handTo.body });
      return {};
    } catch (error) {
      return { error: asError(error) };
    }
  };
  return (
    <RemovalDialog
      {...dialog}
      title={`Leave ${tenantName}?`}
      intro={
        isAlone
          ? 'You are the only person in it, so it is deleted, too. This cannot be undone. It also deletes:'
          : 'This cannot be undone. It deletes what the organization holds about you:'
      }
      losses={isAlone ? ['Everything in the organization', ...leaveLosses] : leaveLosses}
      stays="Your account and your other organizations stay as they are."
      expected={tenantName}
      label="Name of the organization"
      message={typeTheNameMessage}
      action="Leave"
      further={handTo.field}
      send={send}
      // The document changes already.
      onDone={async () => {}}
    />
  );
}
