import { dateInWords, formatClock, relativeTime } from '@harambee/domain';
import { useEffect, useState } from 'react';

export interface RelativeTimeProps {
  value: string | Date | null | undefined;
}

/** A relative time, with the full time as a tooltip; it is updated with the clock. */
export function RelativeTime({ value }: RelativeTimeProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);

  const date = value ? new Date(value) : null;
  const isTime = date !== null && !Number.isNaN(date.getTime());
  return (
    <time
      dateTime={isTime ? date.toISOString() : undefined}
      title={isTime ? `${dateInWords(date, { dateStyle: 'full' })}, ${formatClock(date)}` : undefined}
    >
      {relativeTime(value, now)}
    </time>
  );
}
