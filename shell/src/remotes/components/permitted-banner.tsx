import { formatClock, formatDay } from '@harambee/domain';
import { apiUrl, logFailure, type RemoteEntry, useToast } from '@harambee/platform';
import { Banner, Button, styled } from '@harambee/ui';
import { useEffect, useState } from 'react';
import { browser } from '../../lib/reload.ts';
import { partLabel } from './lost-part.tsx';

/** A version that only this browser gets, for a time. */
export type PermittedEntry = RemoteEntry & { permittedUntil: string };

const Place = styled.div`padding: 12px 16px 0;`;

/** Whether a time, at most a day away, has passed. */
function useHasCome(time: string): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true), Date.parse(time) - Date.now());
    return () => clearTimeout(timer);
  }, [time]);
  return hasCome;
}

function timeInWords(time: string): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return isToday ? formatClock(time) : `${formatDay(time)}, ${formatClock(time)}`;
}

function PermittedVersion({ name, version, permittedUntil }: PermittedEntry) {
  const isOver = useHasCome(permittedUntil);
  return (
    <>
      {partLabel(`/${name}`)}: version <code translate="no">{version}</code>,{' '}
      {isOver ? 'which has expired.' : <>until {timeInWords(permittedUntil)}.</>}{' '}
    </>
  );
}

/** Says that this browser has a trial version, and ends the trial. */
export function PermittedBanner({ permitted }: { permitted: readonly PermittedEntry[] }) {
  const { showToast } = useToast();
  const [isBusy, setBusy] = useState(false);

  const endAll = async () => {
    setBusy(true);
    try {
      const answer = await fetch(apiUrl('/api/platform/remote-permissions'), { method: 'DELETE' });
      if (!answer.ok) throw new Error(`${answer.status}`);
      browser.reload();
    } catch (error) {
      logFailure('A permitted version could not be ended', error);
      showToast('You still have the trial version. Please try again.', 'error');
      setBusy(false);
    }
  };

  return (
    <Place>
      <Banner
        tone="warning"
        title="You are trying out a version that others do not have"
        actions={
          <Button small busy={isBusy} onClick={() => void endAll()}>
            Use the standard version
          </Button>
        }
      >
        {permitted.map((entry) => (
          <PermittedVersion key={entry.name} {...entry} />
        ))}
      </Banner>
    </Place>
  );
}
