import { can } from '@harambee/domain';
import { type AppStore, type RemoteCommand, useUser } from '@harambee/platform';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';

/** If the check of an entry fails, the entry is offered: its page says what is not possible. */
const ask = async ({ isOffered }: RemoteCommand, ...of: Parameters<NonNullable<typeof isOffered>>) =>
  isOffered?.(...of).catch(() => true);

/**
 * The entries that apply now, checked each time the palette opens. Entries whose check is still running are
 * left out.
 */
export function useOffered(commands: readonly RemoteCommand[], isOpen: boolean): readonly RemoteCommand[] {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const { id: userId, tenantId, role } = useUser();
  const [answers, setAnswers] = useState<Readonly<Record<string, boolean>>>({});

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    for (const command of commands) {
      if (!command.isOffered) continue;
      void ask(command, dispatch, { userId, tenantId }).then((answer = true) => {
        if (isCurrent) setAnswers((known) => ({ ...known, [command.id]: answer }));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [commands, isOpen, dispatch, userId, tenantId]);

  return useMemo(
    () =>
      commands.filter(
        ({ id, isOffered, needs }) => (!needs || can(role, needs)) && (!isOffered || answers[id] === true),
      ),
    [commands, answers, role],
  );
}
