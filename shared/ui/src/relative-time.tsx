import { readerFormats, relativeTime } from '@harambee/domain';
import { useEffect, useState } from 'react';

export interface RelativeTimeProps {
  value: string | Date | null | undefined;
  locale?: string;
}

/** A time in words near to now, whole under the pointer; the words keep up with the clock. */
export function RelativeTime({ value, locale }: RelativeTimeProps) {
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
      title={
        isTime
          ? date.toLocaleString(locale ?? readerFormats().locale, { dateStyle: 'full', timeStyle: 'short' })
          : undefined
      }
    >
      {relativeTime(value, now, locale)}
    </time>
  );
}
